import { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import { companyInvoicesExportPath } from "@jobami/api/company-invoices/routes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { csvLine, csvMark } from "../../platform/csv/csv.ts";
import { admitted, refuseOtherSites } from "../../platform/http/admission.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CompanyInvoices } from "./company-invoices.service.ts";
import type { CompanyInvoiceRow } from "./company-invoices.view.ts";

const head = ["Numéro", "Type", "Date", "Destinataire", "Objet", "Total HT (€)", "TVA (€)", "Total TTC (€)"];

/** Columns are added up: a credit note takes away. */
function lineOf({
  number,
  type,
  issuedOn,
  clientName,
  label,
  totalCents,
  vatCents,
}: CompanyInvoiceRow): string {
  const sign = type === "avoir" ? -1 : 1;
  const sums = [totalCents - vatCents, vatCents, totalCents].map((cents) => ({ cents: sign * cents }));
  return csvLine([number, type, issuedOn, clientName, label, ...sums]);
}

const queryOf = z.object({ annee: z.coerce.number().int().min(2000).max(9999).optional() });

/** What the company issued in a year (`?annee=2026`, this one where none is named) as a file for spreadsheets, the oldest first. */
export function serveIssued(
  app: FastifyInstance,
  platform: Pick<Platform, "clock" | "db" | "sessions">,
  invoices: Pick<CompanyInvoices, "issuedIn">,
): void {
  const { access } = companyInvoicesContract.issued.route;
  app.get(
    companyInvoicesExportPath,
    { config: { counted: "general" }, exposeHeadRoute: false },
    async (request, reply) => {
      await admitted(platform, access, request);
      refuseOtherSites(request);
      const asked = queryOf.safeParse(request.query).data?.annee;
      const year = asked ?? Number(dayInFrance(platform.clock.now()).slice(0, 4));
      const lines = (await invoices.issuedIn(platform.db, year)).map(lineOf);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="factures-emises-${year}.csv"`)
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(`${csvMark}${csvLine(head)}${lines.join("")}`);
    },
  );
}
