import type { reportsContract } from "@jobami/api/reports/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Sender } from "./reports.sender.ts";
import type { Reports } from "./reports.service.ts";

const message = "Merci, votre signalement est arrivé. Ce qui est décidé vous sera annoncé.";

/** A visitor is informed of the decision by mail: they declare who they are. */
function visitorOf({ name, email }: { name?: string | undefined; email?: string | undefined }): Sender {
  if (name !== undefined && email !== undefined) return { name, email };
  const missing = [
    ...(name === undefined ? [{ path: "name", message: "Indiquez votre nom." }] : []),
    ...(email === undefined ? [{ path: "email", message: "Saisissez votre adresse e-mail." }] : []),
  ];
  throw new DomainError(
    "VALIDATION_FAILED",
    undefined,
    missing.map((field) => ({ code: "CUSTOM", ...field })),
  );
}

/** Serves reports, and the decisions of moderators. */
export function reportsRoutes(reports: Reports): Handlers<typeof reportsContract> {
  return {
    reportContent: async ({ db, session: { person }, body }) => {
      const { content_type: kind, content_id: contentId, reason } = body;
      return {
        success: true,
        data: await reports.report(db, { person }, { kind, contentId, reason }),
        message,
      };
    },
    report: async ({ db, session, body }) => {
      const { content_type: kind, content_id: contentId, mission_id: missionId, reason } = body;
      const sender = session === null ? visitorOf(body) : { person: session.person };
      const about = { kind, contentId, missionId, reason };
      return { success: true, data: await reports.report(db, sender, about), message };
    },
    cases: async ({ db, query, session: { person } }) => ({
      success: true,
      ...(await reports.list(db, person.id, query)),
    }),
    stats: async ({ db, query }) => ({ success: true, data: await reports.stats(db, query.period) }),
    case: async ({ db, params }) => ({ success: true, data: await reports.one(db, params.id) }),
    decide: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await reports.decide(db, params.id, body, { id: person.id, address: request.ip }),
    }),
    restore: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await reports.restore(db, params.id, body.reasons, { id: person.id, address: request.ip }),
    }),
  };
}
