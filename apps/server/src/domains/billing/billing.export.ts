import { billingContract } from "@jobami/api/billing/contract";
import { billingExportPath } from "@jobami/api/billing/routes";
import { totalsOf } from "@jobami/api/billing/totals";
import { dayInFrance } from "@jobami/api/missions/days";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DocumentRow } from "./billing.repository.ts";
import type { Billing } from "./billing.service.ts";

const head = [
  "Numéro",
  "Type",
  "Date",
  "Échéance",
  "Statut",
  "Destinataire",
  "Objet",
  "Total HT (€)",
  "TVA (€)",
  "Total TTC (€)",
  "Avoirs (€)",
  "Payé le",
  "Devis HT (€)",
  "TVA du devis (€)",
  "Devis TTC (€)",
];

const nothing = [null, null, null] as const;

function lineOf(row: DocumentRow): string {
  const { net, vat, total } = totalsOf(row.lines, row.issuer?.vatRegime ?? "franchise");
  const { number, type, issuedOn, endsOn, status, clientName, subject, paidOn } = row;
  const document = [number, type, issuedOn, endsOn, status, clientName, subject];
  // Columns are added up: a credit note takes away, and a quote is no revenue.
  const sums = [net, vat, total].map((cents) => ({ cents: type === "avoir" ? -cents : cents }));
  return type === "devis"
    ? csvLine([...document, ...nothing, null, null, ...sums])
    : csvLine([...document, ...sums, { cents: row.creditedCents }, paidOn, ...nothing]);
}

const queryOf = z.object({ annee: z.coerce.number().int().min(2000).max(9999).optional() });

/** What a person issued in a year (`?annee=2026`, this one where none is named) as a file for spreadsheets, the oldest first. */
export function serveYear(
  app: FastifyInstance,
  platform: Pick<Platform, "clock" | "db" | "sessions">,
  billing: Pick<Billing, "issuedIn">,
): void {
  const { access } = billingContract.list.route;
  app.get(
    billingExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { person } = await admitted(platform, access, request);
      refuseOtherSites(request);
      const asked = queryOf.safeParse(request.query).data?.annee;
      const year = asked ?? Number(dayInFrance(platform.clock.now()).slice(0, 4));
      const lines = (await billing.issuedIn(platform.db, person.id, year)).map(lineOf);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="facturation-${year}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(`${csvMark}${csvLine(head)}${lines.join("")}`);
    },
  );
}
