import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type PersonOptions, type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, finish } from "../progress/progress.fixture.ts";
import { decide, offer } from "../proposals/proposals.fixture.ts";

/** A person who agreed to AI, and has the credits that come with an account. */
export async function readyForAi(server: TestServer, one: SignedIn): Promise<SignedIn> {
  const { prenom: firstName, nom: lastName } = one.person;
  await one.call(consentsContract.giveAi, { body: { firstName, lastName } });
  await inTransaction(server.platform.db, (tx) => server.domains["ai-credits"].welcome(tx, one.person.id));
  return one;
}

/** The same, signed in anew. */
export const withAi = async (server: TestServer, options: PersonOptions = {}): Promise<SignedIn> =>
  readyForAi(server, await signIn(server, options));

export const describeBody = {
  category: "bricolage",
  subcategory: "montage-de-meubles",
  title: "Monter une armoire",
  words: "armoire en kit trois portes, mur en brique",
} as const;

export const priceBody = {
  category: "bricolage",
  subcategory: "montage-de-meubles",
  budgetType: "fixe",
  placeCode: "69123",
  title: "Monter une armoire",
} as const;

/** So many missions of this service that two people agreed on, at these prices. */
export async function agreedPrices(server: TestServer, amounts: readonly number[], placeCode = "69123") {
  const lea = await signIn(server, { prenom: "Léa" });
  const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const { category, subcategory } = priceBody;
  for (const amount of amounts)
    await decide(
      lea,
      proposalsContract.accept,
      await offer(server, karim, lea, { category, subcategory, placeCode, amount: 10 }, { amount }),
    );
}

/** A review that Karim received and may answer. */
export async function receivedReview(
  server: TestServer,
  review: { notes: number[]; texte: string } = { notes: [5, 4, 5, 5], texte: "Travail soigné." },
): Promise<Agreed & { reviewId: string }> {
  const about = await agreement(server);
  await finish(server, about);
  const params = { id: about.id };
  const { body } = await about.lea.call(reviewsContract.write, { params, body: review });
  await about.karim.call(reviewsContract.write, { params, body: { notes: [5, 5, 5, 5], texte: "" } });
  return { ...about, reviewId: body.data.id };
}

/** What was sent to a provider. */
export interface AskedOfProvider {
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** A provider of its own on this machine, over HTTP: answers in turn, the last one again and again. */
export async function startProvider(
  ...answers: { status: number; body: unknown; headers?: Record<string, string>; afterMs?: number }[]
) {
  const asked: AskedOfProvider[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += String(part);
    });
    request.on("end", () => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push({ url: request.url, authorization: request.headers.authorization, body });
      const reply = () =>
        response
          .writeHead(answer?.status ?? 500, { "content-type": "application/json", ...answer?.headers })
          .end(typeof answer?.body === "string" ? answer.body : JSON.stringify(answer?.body));
      timers.add(setTimeout(reply, answer?.afterMs ?? 0));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A completion, as providers write it. */
export const completion = (content: unknown, usage = { prompt_tokens: 400, completion_tokens: 100 }) => ({
  status: 200,
  body: {
    id: "chatcmpl-1",
    object: "chat.completion",
    model: "gpt-4o-mini-2024-07-18",
    choices: [
      {
        index: 0,
        finish_reason: "stop",
        message: {
          role: "assistant",
          content: typeof content === "string" ? content : JSON.stringify(content),
        },
      },
    ],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  },
});

type Row = Record<"purpose" | "outcome" | "model" | "provider", string> &
  Record<"tokens_in" | "tokens_out" | "tries", number> & { is_stand_in: boolean; cost_micro: number | null };
/** The calls that were stored, in their order. */
export const callsOf = async (on: TestServer) =>
  (
    await on.platform.db.execute<Row>(
      sql`select *, cost_micro::integer as cost_micro from ai_calls order by created_at, id`,
    )
  ).rows;
/** How they ended. */
export const outcomesOf = async (on: TestServer) => (await callsOf(on)).map(({ outcome }) => outcome);
/** The credits that a person has. */
export const held = async (one: Pick<SignedIn, "call">) =>
  (await one.call(aiCreditsContract.balance)).body.credits;
/** Uses credits until so many are left. */
export async function spend(one: SignedIn, left: number): Promise<void> {
  for (let now = await held(one); now > left; now -= 1) await one.call(aiCreditsContract.use);
}
