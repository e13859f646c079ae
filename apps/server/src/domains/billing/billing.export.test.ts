import { billingContract } from "@jobami/api/billing/contract";
import { billingExportPath } from "@jobami/api/billing/routes";
import { expect, it } from "vitest";
import { brought, draftOf, hedge, issuedBy, setScene } from "./billing.fixture.ts";

const { derive, edit, issue } = billingContract;
const at = setScene();

it("the year's file adds up to what was earned: a credit note takes away, a quote stands in columns of its own [INV-05]", async () => {
  const quote = await issuedBy(at.karim, "devis");
  const invoice = await issuedBy(at.karim, "facture");
  const note = brought(await at.karim.call(derive, { params: { id: invoice.id }, body: { type: "avoir" } }));
  const body = draftOf(note, { lines: [{ ...hedge, quantity: 1000, unitCents: 2003 }] });
  brought(await at.karim.call(edit, { params: { id: note.id }, body }));
  brought(await at.karim.call(issue, { params: { id: note.id } }));

  const { body: file } = await at.karim.client.request({ method: "GET", url: billingExportPath });
  const [head = [], ...rows] = file
    .replace("\ufeff", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(";"));
  const sum = (column: string) => {
    const at = head.indexOf(column);
    return rows.reduce((total, row) => total + Number((row[at] ?? "").replace(",", ".")), 0);
  };
  expect(sum("Total TTC (€)")).toBeCloseTo((invoice.totalCents - 2003) / 100);
  expect(sum("Devis TTC (€)")).toBeCloseTo(quote.totalCents / 100);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
});
