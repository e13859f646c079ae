import type { verificationContract } from "@jobami/api/verification/contract";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { VerificationService } from "./verification.service.ts";

/** Serves what one proves of oneself, and the decisions of staff. */
export function verificationRoutes(verification: VerificationService): Handlers<typeof verificationContract> {
  return {
    own: async ({ db, session: { person } }) => ({
      success: true,
      data: await verification.standing(db, person.id),
    }),
    submit: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await verification.submit(db, person.id, body),
    }),
    withdraw: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await verification.withdraw(db, person.id, params.id),
    }),
    setCompany: {
      ownTransactions: async ({ db, session: { person }, body: { siret }, keep }) => {
        const { name } = await verification.lookUp(siret);
        return inTransaction(db, async (tx) => {
          const data = await verification.setCompany(tx, person.id, { siret, name });
          const answer = { success: true as const, data };
          await keep(tx, answer);
          return answer;
        });
      },
    },
    removeCompany: async ({ db, session: { person } }) => ({
      success: true,
      data: await verification.removeCompany(db, person.id),
    }),
    queue: async ({ db, query, session: { person } }) => ({
      success: true,
      ...(await verification.queue(db, person.id, query)),
    }),
    person: async ({ db, params, session: { person } }) => ({
      success: true,
      ...(await verification.person(db, params.id, person.id)),
    }),
    take: async ({ db, params, session: { person } }) => {
      await verification.take(db, params.id, person);
      return { success: true };
    },
    decide: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await verification.decide(db, params.id, body, {
        kind: "person",
        id: person.id,
        address: request.ip,
      }),
    }),
    revoke: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await verification.revoke(db, params.id, body, {
        kind: "person",
        id: person.id,
        address: request.ip,
      }),
    }),
  };
}
