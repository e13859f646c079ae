import type { jobiContract } from "@jobami/api/jobi/contract";
import type { Handlers } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { JobiService } from "./jobi.service.ts";

/** Serves the Jobi balance and its statement. */
export function jobiRoutes(jobi: JobiService): Handlers<typeof jobiContract> {
  return {
    balance: async ({ db, session: { person } }) => ({
      success: true,
      montant: await jobi.balance(db, person.id),
      profil_complet: person.prenom !== "" && person.nom !== "",
    }),
    move: async ({ db, session: { person }, body }) => {
      if (body.operation === "plus") throw new DomainError("JOBI_NOT_GIVEN");
      const { montant: cost, titre: title, description } = body;
      return { success: true, montant: await jobi.withdraw(db, person.id, { cost, title, description }) };
    },
    movements: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await jobi.statement(db, person.id, query)),
    }),
    gains: async ({ db, session: { person } }) => ({ success: true, data: await jobi.gains(db, person.id) }),
  };
}
