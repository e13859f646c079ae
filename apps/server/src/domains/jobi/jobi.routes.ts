import { jobiContract } from "@jobami/api/jobi/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import type { JobiService } from "./jobi.service.ts";

/** Serves the Jobi balance. */
export function registerJobi(app: FastifyInstance, platform: Platform, jobi: JobiService): void {
  serve(
    app,
    platform,
    jobiContract,
  )({
    balance: async ({ db, session: { person } }) => ({
      success: true,
      montant: await jobi.balance(db, person.id),
      profil_complet: person.prenom !== "" && person.nom !== "",
    }),
  });
}
