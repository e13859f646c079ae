import { billingContract, type DocumentLine } from "@jobami/api/billing/contract";
import type { VatRate } from "@jobami/api/billing/routes";
import { describe, expect, it } from "vitest";
import { brought, drafted, draftOf, hedge, issuedBy, karimSettings, setScene } from "./billing.fixture.ts";

const { derive, edit, issue, one, saveSettings, summary } = billingContract;
const at = setScene();
const withVat = { ...karimSettings, vatRegime: "rates", vatNumber: "FR44732829320" } as const;
const lineOf = (unitCents: number, vat: VatRate): DocumentLine => ({
  ...hedge,
  quantity: 1000,
  unitCents,
  vat,
});

describe("an invoice with credit notes", () => {
  it("is corrected in parts that never exceed it, and cancelled by the whole of them [INV-05]", async () => {
    const invoice = await issuedBy(at.karim, "facture");
    const correct = async (quantity: number) => {
      const note = brought(
        await at.karim.call(derive, { params: { id: invoice.id }, body: { type: "avoir" } }),
      );
      const params = { id: note.id };
      const body = draftOf(note, { lines: [{ ...hedge, quantity, unitCents: 1000 }] });
      brought(await at.karim.call(edit, { params, body }));
      return { params, response: await at.karim.call(issue, { params }) };
    };
    expect(brought((await correct(5000)).response).number).toMatch(/^A-\d{4}-0001$/);
    const { response, params } = await correct(5000);
    expect(response.error.code).toBe("CREDIT_TOO_HIGH");
    const stored = brought(await at.karim.call(one, { params: { id: invoice.id } }));
    expect(stored).toMatchObject({ creditedCents: 5000, fact: null });
    expect(brought(await at.karim.call(summary)).due).toEqual({ count: 1, cents: 2003 });
    const draft = brought(await at.karim.call(one, { params }));
    brought(
      await at.karim.call(edit, {
        params,
        body: draftOf(draft, { lines: [lineOf(2003, 0)] }),
      }),
    );
    expect(brought(await at.karim.call(issue, { params })).number).toMatch(/^A-\d{4}-0002$/);
    expect(brought(await at.karim.call(one, { params: { id: invoice.id } }))).toMatchObject({
      creditedCents: 7003,
      fact: "cancelled",
      mayAct: ["send"],
    });
  });

  it.each([
    ["more", { base: 9, total: 11, notes: [3, 3, 3], each: 4 }],
    ["less", { base: 4, total: 5, notes: [2, 2], each: 2 }],
  ])(
    "is cancelled by notes whose rounded VAT comes to %s than its own [INV-05]",
    async (_, { base, total, notes, each }) => {
      const draft = await drafted(at.karim, "facture", { lines: [lineOf(base, 2000)] });
      brought(await at.karim.call(saveSettings, { body: withVat }));
      const params = { id: draft.id };
      expect(brought(await at.karim.call(issue, { params })).totalCents).toBe(total);
      for (const unitCents of notes) {
        expect(brought(await at.karim.call(one, { params })).fact).toBe(null);
        const note = brought(await at.karim.call(derive, { params, body: { type: "avoir" } }));
        const body = draftOf(note, { lines: [lineOf(unitCents, 2000)] });
        brought(await at.karim.call(edit, { params: { id: note.id }, body }));
        expect(brought(await at.karim.call(issue, { params: { id: note.id } })).totalCents).toBe(each);
      }
      expect(brought(await at.karim.call(one, { params }))).toMatchObject({
        creditedCents: total,
        fact: "cancelled",
      });
      expect(brought(await at.karim.call(summary)).due).toEqual({ count: 0, cents: 0 });
    },
  );

  it("gives back no VAT that it does not show [INV-05]", async () => {
    const draft = await drafted(at.karim, "facture", {
      lines: [lineOf(10_000, 2000), lineOf(10_000, 1000)],
    });
    brought(await at.karim.call(saveSettings, { body: withVat }));
    const invoice = brought(await at.karim.call(issue, { params: { id: draft.id } }));
    expect(invoice.totalCents).toBe(23_000);
    const note = brought(
      await at.karim.call(derive, { params: { id: invoice.id }, body: { type: "avoir" } }),
    );
    const params = { id: note.id };
    const take = async (version: number, unitCents: number) => {
      const lines = [lineOf(unitCents, 2000)];
      brought(await at.karim.call(edit, { params, body: draftOf(note, { lines, version }) }));
      return at.karim.call(issue, { params });
    };
    // 120,01 € of 230 €, but more than the invoice asks at 20 %.
    expect((await take(note.version, 10_001)).error.code).toBe("CREDIT_TOO_HIGH");
    expect(brought(await take(note.version + 1, 10_000)).totalCents).toBe(12_000);
    const rest = brought(
      await at.karim.call(derive, { params: { id: invoice.id }, body: { type: "avoir" } }),
    );
    expect(rest.lines).toMatchObject([
      { label: `Solde de la facture ${invoice.number}`, unitCents: 10_000, vat: 1000 },
    ]);
    brought(await at.karim.call(issue, { params: { id: rest.id } }));
    expect(brought(await at.karim.call(one, { params: { id: invoice.id } })).fact).toBe("cancelled");
  });
});
