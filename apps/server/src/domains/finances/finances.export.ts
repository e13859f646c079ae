import { financesContract } from "@jobami/api/finances/contract";
import { financesExportPath } from "@jobami/api/finances/routes";
import type { FastifyInstance } from "fastify";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Finances } from "./finances.service.ts";

const head = ["Date (UTC)", "Mission", "Avec", "Montant (€)", "Montant (Jobi)"];
const { route, query: asked } = financesContract.year;

/** « Léa M. », « Ancien membre ». */
const nameOf = ({ prenom, initiale }: { prenom: string; initiale: string }) =>
  initiale === "" ? prenom : `${prenom} ${initiale}.`;

/** What was paid in a year, on one side, as a file for spreadsheets: the oldest payment first. An address that states no year, or a wrong one, is of the current year. */
export function serveYear(
  app: FastifyInstance,
  platform: Pick<Platform, "db" | "sessions">,
  finances: Pick<Finances, "moves">,
): void {
  app.get(
    financesExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { person } = await admitted(platform, route.access, request);
      refuseOtherSites(request);
      const { sens, annee } = asked.catch({ sens: "recus" }).parse(request.query);
      const { year, moves } = await finances.moves(platform.db, person.id, sens, annee);
      const lines = moves.map(({ at, title, other, cents, jobis }) =>
        csvLine([at.toISOString(), title, other === null ? null : nameOf(other), { cents }, jobis]),
      );
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="jobami-${sens}-${year}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(`${csvMark}${csvLine(head)}${lines.join("")}`);
    },
  );
}
