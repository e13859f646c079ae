import { Readable } from "node:stream";
import {
  type ConsentRecordRow,
  consentsContract,
  type RegisterFilters,
  registerFilters,
} from "@jobami/api/consents/contract";
import { type RecordState, registerExportPath } from "@jobami/api/consents/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import { validateInput } from "../../platform/http/validation.ts";
import type { Platform } from "../../platform/platform.ts";
import { consentRegister } from "./consents.register.ts";

const rowsAtOnce = 500;

const head = [
  "Texte",
  "Version CGV",
  "Version CGU",
  "Signé sous le nom de",
  "Nom actuel",
  "Adresse e-mail",
  "Compte",
  "Donné le (UTC)",
  "Fin (UTC)",
  "État",
];

const stateLabels: Record<RecordState, string> = {
  given: "En vigueur",
  revoked: "Retiré",
  lapsed: "Échu",
  outdated: "Version précédente",
  replaced: "Renouvelé",
};

function lineOf({ person, text, versions, signedAs, givenAt, endedAt, state }: ConsentRecordRow): string {
  const { cgv = null, cgu = null } = versions ?? {};
  const what = text === "ai" ? "Usage de l’IA" : "CGV et CGU";
  return csvLine([
    what,
    cgv,
    cgu,
    signedAs,
    person.name,
    person.email,
    person.id,
    givenAt,
    endedAt,
    stateLabels[state],
  ]);
}

/** What the audit states of the filters; text that names people stays out of it. */
function factsOf({ search, text, version, state, from, to }: RegisterFilters) {
  return {
    isSearch: search !== undefined,
    text: text ?? null,
    version: version ?? null,
    state: state ?? null,
    from: from ?? null,
    to: to ?? null,
  };
}

async function* linesOf(parts: AsyncIterable<ConsentRecordRow[]>): AsyncGenerator<string> {
  yield csvMark + csvLine(head);
  for await (const records of parts) yield records.map(lineOf).join("");
}

/** The register as a file for administrators: audited first, then streamed, so that no one holds it unseen. */
export function registerConsentExport(
  app: FastifyInstance,
  platform: Pick<Platform, "audit" | "clock" | "db" | "sessions">,
): void {
  const { audit, clock, db } = platform;

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { person } = await admitted(platform, consentsContract.register.route.access, request);
    refuseOtherSites(request);
    const given = { params: {}, query: request.query, body: undefined };
    const asked = validateInput({ ...consentsContract.register, query: registerFilters }, given);
    const filters = asked.query as RegisterFilters;
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const count = await consentRegister.count(tx, filters, now);
      await audit.record(tx, {
        kind: "consents.exported",
        by: { kind: "person", id: person.id, address: request.ip },
        subject: { kind: "export", id: newId() },
        after: { ...factsOf(filters), count },
      });
    });
    const day = new Date(now).toISOString().slice(0, 10);
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="consentements-${day}.csv"`)
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .send(Readable.from(linesOf(consentRegister.parts(db, filters, now, rowsAtOnce))));
  }

  app.get(registerExportPath, { config: { counted: "general" }, exposeHeadRoute: false }, serve);
}
