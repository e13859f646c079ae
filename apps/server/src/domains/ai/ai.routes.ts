import type {
  aiContract,
  DescribeInput,
  LikelyHalfDay,
  PriceBasis,
  PriceInput,
} from "@jobami/api/ai/contract";
import type { FastifyRequest } from "fastify";
import type { Handlers } from "../../platform/http/call.ts";
import type { AiFacts } from "./ai.facts.ts";
import type { AiAdministration } from "./ai.figures.ts";
import type { AiService } from "./ai.service.ts";

/** Runs work that ends with the connection of whoever asked. */
async function whileConnected<T>(
  { socket }: Pick<FastifyRequest, "socket">,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  socket.once("close", leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off("close", leave);
  }
}

/** Serves the suggestions of AI, and what administrators are shown of it. */
export function aiRoutes(deps: {
  ai: AiService;
  facts: AiFacts;
  figures: AiAdministration;
}): Handlers<typeof aiContract> {
  const { ai, facts, figures } = deps;
  return {
    describe: {
      ownTransactions: ({ session: { person }, body, request, keep }) =>
        whileConnected(request, (signal) =>
          ai.suggest({
            userId: person.id,
            feature: "description",
            signal,
            task: async () => facts.describe(body satisfies DescribeInput),
            async keep(tx, { texte }, credits) {
              const answer = { success: true as const, data: { texte }, credits };
              await keep(tx, answer);
              return answer;
            },
          }),
        ),
    },
    price: {
      ownTransactions: ({ session: { person }, body, request, keep }) => {
        let basis: PriceBasis;
        return whileConnected(request, (signal) =>
          ai.suggest({
            userId: person.id,
            feature: "price",
            signal,
            async task(db) {
              const found = await facts.price(db, body satisfies PriceInput);
              basis = found.basis;
              return found;
            },
            async keep(tx, { texte, montant: amount }, credits) {
              const answer = { success: true as const, data: { texte, amount, basis }, credits };
              await keep(tx, answer);
              return answer;
            },
          }),
        );
      },
    },
    reply: {
      ownTransactions: ({ session: { person }, body, request, keep }) =>
        whileConnected(request, (signal) =>
          ai.suggest({
            userId: person.id,
            feature: "reply",
            signal,
            task: (db) => facts.reply(db, person.id, body.reviewId),
            async keep(tx, { texte }, credits) {
              const answer = { success: true as const, data: { texte }, credits };
              await keep(tx, answer);
              return answer;
            },
          }),
        ),
    },
    fit: {
      ownTransactions: ({ session: { person }, body, request, keep }) =>
        whileConnected(request, (signal) =>
          ai.suggest({
            userId: person.id,
            feature: "fit",
            signal,
            task: (db) => facts.fit(db, person, body.missionId),
            async keep(tx, { texte }, credits) {
              const answer = { success: true as const, data: { texte }, credits };
              await keep(tx, answer);
              return answer;
            },
          }),
        ),
    },
    availability: {
      ownTransactions: ({ session: { person }, request, keep }) => {
        let offered: readonly LikelyHalfDay[] = [];
        return whileConnected(request, (signal) =>
          ai.suggest({
            userId: person.id,
            feature: "availability",
            signal,
            async task(db) {
              const found = await facts.availability(db, person);
              offered = found.offered;
              return found;
            },
            async keep(tx, { texte, choix }, credits) {
              const halfDays = choix.flatMap((id) => offered[id] ?? []);
              const answer = { success: true as const, data: { texte, halfDays }, credits };
              await keep(tx, answer);
              return answer;
            },
          }),
        );
      },
    },
    info: async ({ db, params }) => ({ success: true, data: await figures.info(db, params.provider) }),
    test: {
      ownTransactions: ({ session: { person }, params, request }) =>
        whileConnected(request, async (signal) => ({
          success: true as const,
          data: await ai.test(person.id, params.provider, signal),
        })),
    },
    stats: async ({ db, params, query }) => ({
      success: true,
      data: await figures.stats(db, params.provider, query.period),
    }),
    images: async ({ db, query }) => ({ success: true, data: await figures.images(db, query.period) }),
    pricing: async ({ db }) => ({ success: true, data: await figures.pricing(db) }),
  };
}
