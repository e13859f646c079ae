import { statisticsContract } from "@jobami/api/statistics/contract";
import { statisticsExportPath } from "@jobami/api/statistics/routes";
import type { FastifyInstance } from "fastify";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Statistics } from "./statistics.service.ts";

const head = [
  "Début",
  "Missions",
  "Propositions",
  "Acceptées",
  "Vues du profil",
  "Montant (€)",
  "Montant (Jobi)",
];
const { route, query: asked } = statisticsContract.figures;

/** The figures of a period, day by day or month by month, as a file for spreadsheets. An address that states no period, or a wrong one, is of 30 days. */
export function serveStatistics(
  app: FastifyInstance,
  platform: Pick<Platform, "db" | "sessions">,
  statistics: Pick<Statistics, "figures">,
): void {
  app.get(
    statisticsExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { person } = await admitted(platform, route.access, request);
      refuseOtherSites(request);
      const { periode } = asked.catch({ periode: "30j" }).parse(request.query);
      const { series } = await statistics.figures(platform.db, person, periode);
      const lines = series.map(({ start, missions, proposals, accepted, views, cents, jobis }) =>
        csvLine([start, missions, proposals, accepted, views, { cents }, jobis]),
      );
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="jobami-statistiques-${periode}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(`${csvMark}${csvLine(head)}${lines.join("")}`);
    },
  );
}
