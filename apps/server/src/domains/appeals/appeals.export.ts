import { Readable } from "node:stream";
import { type AppealFigures, appealsContract, yearQuery } from "@jobami/api/appeals/contract";
import { type AppealSubject, decisionsExportPath, decisionsExports } from "@jobami/api/appeals/routes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DecisionLine } from "./appeals.repository.ts";
import type { Appeals } from "./appeals.service.ts";

const rowsAtOnce = 500;

const asked = yearQuery.extend({ quoi: z.enum(decisionsExports).catch("motifs") });

const heads = {
  motifs: [
    "Décision",
    "Objet",
    "Type",
    "En vigueur",
    "Décidé le (UTC)",
    "Motif",
    "Contesté le (UTC)",
    "Contesté par",
    "Recours",
    "Tranché le (UTC)",
    "Motif du recours",
  ],
  chiffres: [
    "Objet",
    "Décisions",
    "Recours",
    "En attente",
    "Maintenues",
    "Annulées",
    "Levées avant",
    "Délai médian (s)",
  ],
} as const;

const subjectLabels: Record<AppealSubject, string> = { content: "Contenu", sanction: "Sanction" };

const copy: Readonly<Record<string, string>> = {
  comment: "Commentaire",
  mission: "Mission",
  profile: "Profil",
  message: "Message privé",
  review: "Avis",
  offer: "Offre partenaire",
  warning: "Avertissement",
  temporary: "Suspension temporaire",
  permanent: "Suspension définitive",
  kept: "Laissé visible",
  removed: "Masqué",
  restored: "Rétabli",
  given: "Prononcée",
  appealed: "Contestée",
  closed: "Prononcée",
  author: "L’auteur",
  reporter: "Qui a signalé",
  sanctioned: "La personne sanctionnée",
  upheld: "Maintenue",
  overturned: "Annulée",
  lifted: "Levée",
};
const labelOf = (key: string | null) => (key === null ? null : (copy[key] ?? key));

const reasonLine = (line: DecisionLine): string =>
  csvLine([
    line.id,
    subjectLabels[line.subject],
    labelOf(line.kind),
    labelOf(line.decision),
    line.decidedAt,
    line.reasons,
    line.appealedAt,
    labelOf(line.side),
    labelOf(line.outcome),
    line.appealDecidedAt,
    line.appealReasons,
  ]);

const figureLine = ({ subject, ...of }: AppealFigures): string =>
  csvLine([
    subjectLabels[subject],
    of.decisions,
    of.appeals,
    of.waiting,
    of.upheld,
    of.overturned,
    of.lifted,
    of.medianSeconds,
  ]);

async function* linesOf(parts: AsyncIterable<DecisionLine[]>): AsyncGenerator<string> {
  yield csvMark + csvLine(heads.motifs);
  for await (const lines of parts) yield lines.map(reasonLine).join("");
}

/** What was decided in a year with its reasons, or its figures, as a file for administrators: audited first. It names no one whom it concerns. */
export function serveDecisions(
  app: FastifyInstance,
  platform: Pick<Platform, "audit" | "clock" | "db" | "sessions">,
  appeals: Pick<Appeals, "decisions" | "figures">,
): void {
  const { audit, clock, db } = platform;
  app.get(
    decisionsExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { person } = await admitted(platform, appealsContract.figures.route.access, request);
      refuseOtherSites(request);
      const { quoi, annee } = asked.catch({ quoi: "motifs" }).parse(request.query);
      const year = annee ?? Number(dayInFrance(clock.now()).slice(0, 4));
      await inTransaction(db, (tx) =>
        audit.record(tx, {
          kind: "decisions.exported",
          by: { kind: "person", id: person.id, address: request.ip },
          subject: { kind: "export", id: newId() },
          after: { year, what: quoi },
        }),
      );
      const body =
        quoi === "motifs"
          ? Readable.from(linesOf(appeals.decisions(db, year, rowsAtOnce)))
          : `${csvMark}${csvLine(heads.chiffres)}${(await appeals.figures(db, year)).map(figureLine).join("")}`;
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="moderation-${quoi}-${year}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(body);
    },
  );
}
