import type { consentsContract } from "@jobami/api/consents/contract";
import type { Db } from "../../platform/database/database.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { consentRegister } from "./consents.register.ts";
import type { ConsentsService } from "./consents.service.ts";

/** Serves the consents of the signed-in person. */
export function consentsRoutes(consents: ConsentsService): Handlers<typeof consentsContract> {
  const ai = async (db: Db, userId: string) => ({
    success: true as const,
    ...(await consents.standing(db, userId, "ai")),
  });
  const terms = async (db: Db, userId: string) => ({
    success: true as const,
    ...(await consents.standing(db, userId, "terms")),
    ...(await consents.terms.told(db)),
  });

  return {
    giveAi: async ({ db, session: { person }, body }) => {
      await consents.giveAi(db, person.id, body);
      return ai(db, person.id);
    },
    aiStatus: ({ db, session: { person } }) => ai(db, person.id),
    revokeAi: async ({ db, session: { person } }) => {
      await consents.revoke(db, person.id, "ai");
      return ai(db, person.id);
    },
    giveTerms: async ({ db, session: { person }, body: { cgvVersion, cguVersion, ...signature } }) => {
      await consents.giveTerms(db, person.id, signature, { cgvVersion, cguVersion });
      return terms(db, person.id);
    },
    termsStatus: ({ db, session: { person } }) => terms(db, person.id),
    revokeTerms: async ({ db, session: { person } }) => {
      await consents.revoke(db, person.id, "terms");
      return terms(db, person.id);
    },
    register: async ({ db, query, now }) => ({
      success: true,
      ...(await consentRegister.page(db, query, now)),
    }),
    history: async ({ db, params: { id }, now }) => {
      const history = await consentRegister.history(db, id, now);
      if (history === null) throw new DomainError("NOT_FOUND");
      return { success: true, ...history };
    },
    versions: async ({ db }) => ({ success: true, data: await consents.terms.list(db) }),
    withdrawVersion: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await consents.terms.withdraw(db, params.id, body.reason, {
        kind: "person",
        id: person.id,
        address: request.ip,
      }),
    }),
    publishVersion: async ({ db, body, session: { person }, request }) => ({
      success: true,
      data: await consents.terms.publish(db, body, { kind: "person", id: person.id, address: request.ip }),
    }),
  };
}
