import { Readable } from "node:stream";
import {
  newsletterContract,
  type SubscriberFilters,
  subscriberFilters,
} from "@jobami/api/newsletter/contract";
import { type SubscriptionStatus, subscribersExportPath } from "@jobami/api/newsletter/routes";
import type { FastifyInstance } from "fastify";
import { instant } from "../../platform/clock/clock.ts";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import { validateInput } from "../../platform/http/validation.ts";
import type { Platform } from "../../platform/platform.ts";
import { newsletterRepository as repository, type SubscriptionRow } from "./newsletter.repository.ts";

const rowsAtOnce = 500;
const head = ["Adresse e-mail", "État", "Demandé le (UTC)", "Confirmé le (UTC)", "Fin (UTC)"];
const stateLabels: Record<SubscriptionStatus, string> = {
  pending: "À confirmer",
  confirmed: "Abonné",
  ended: "Désabonné",
};

const lineOf = ({ email, status, askedAt, confirmedAt, endedAt }: SubscriptionRow): string =>
  csvLine([
    email,
    stateLabels[status],
    askedAt.toISOString(),
    confirmedAt?.toISOString() ?? null,
    endedAt?.toISOString() ?? null,
  ]);

async function* linesOf(parts: AsyncIterable<SubscriptionRow[]>): AsyncGenerator<string> {
  yield csvMark + csvLine(head);
  for await (const rows of parts) yield rows.map(lineOf).join("");
}

/** The newsletter's addresses as a file for administrators: audited first, then streamed. */
export function serveSubscribers(
  app: FastifyInstance,
  platform: Pick<Platform, "audit" | "clock" | "db" | "sessions">,
): void {
  const { audit, clock, db } = platform;
  const { route } = newsletterContract.subscribers;
  app.get(
    subscribersExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { person } = await admitted(platform, route.access, request);
      refuseOtherSites(request);
      const given = { params: {}, query: request.query, body: undefined };
      const asked = validateInput({ ...newsletterContract.subscribers, query: subscriberFilters }, given);
      const filters = asked.query as SubscriberFilters;
      await inTransaction(db, async (tx) => {
        const count = await repository.count(tx, filters);
        await audit.record(tx, {
          kind: "newsletter.exported",
          by: { kind: "person", id: person.id, address: request.ip },
          subject: { kind: "export", id: newId() },
          after: { isSearch: filters.search !== undefined, status: filters.status ?? null, count },
        });
      });
      const day = instant(clock).toISOString().slice(0, 10);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="abonnes-newsletter-${day}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(Readable.from(linesOf(repository.parts(db, filters, instant(clock), rowsAtOnce))));
    },
  );
}
