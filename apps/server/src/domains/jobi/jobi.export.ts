import { jobiContract } from "@jobami/api/jobi/contract";
import { jobiReasonLabels } from "@jobami/api/jobi/reasons";
import { jobiExportPath } from "@jobami/api/jobi/routes";
import type { FastifyInstance } from "fastify";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import type { Platform } from "../../platform/platform.ts";
import type { JobiService } from "./jobi.service.ts";

const head = ["Date (UTC)", "Mouvement", "Titre", "Description", "Mission", "Montant (Jobi)", "Solde (Jobi)"];

/** A person’s whole statement as a file for spreadsheets, the oldest movement first. */
export function serveStatement(
  app: FastifyInstance,
  platform: Pick<Platform, "clock" | "db" | "sessions">,
  jobi: Pick<JobiService, "whole">,
): void {
  const { access } = jobiContract.movements.route;
  app.get(
    jobiExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { person } = await admitted(platform, access, request);
      refuseOtherSites(request);
      const lines = (await jobi.whole(platform.db, person.id)).map(
        ({ created_at, raison, titre, description, mission, montant, solde }) =>
          csvLine([
            created_at,
            jobiReasonLabels[raison],
            titre,
            description,
            mission?.titre ?? null,
            montant,
            solde,
          ]),
      );
      const day = new Date(platform.clock.now()).toISOString().slice(0, 10);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="jobi-${day}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(`${csvMark}${csvLine(head)}${lines.join("")}`);
    },
  );
}
