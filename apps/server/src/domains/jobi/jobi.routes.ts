import type { jobiContract } from "@jobami/api/jobi/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { JobiService } from "./jobi.service.ts";

/** Serves the Jobi balance. */
export function jobiRoutes(jobi: JobiService): Handlers<typeof jobiContract> {
  return {
    balance: async ({ db, session: { person } }) => ({
      success: true,
      montant: await jobi.balance(db, person.id),
      profil_complet: person.prenom !== "" && person.nom !== "",
    }),
  };
}
