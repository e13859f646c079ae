import { isFrenchVatNumber, isIban } from "@jobami/api/billing/iban";
import { maxLines, maxQuantity, maxUnitCents, vatRates } from "@jobami/api/billing/routes";
import { lineNet, totalsOf } from "@jobami/api/billing/totals";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";

const anyLine = record({
  quantity: integer({ min: 0, max: maxQuantity }),
  unitCents: integer({ min: 0, max: maxUnitCents }),
  vat: constantFrom(...vatRates),
  discount: integer({ min: 0, max: 10_000 }),
});
const anyLines = array(anyLine, { maxLength: maxLines });

/** A quotient rounded half up, by whole numbers without an end. */
const exactly = (dividend: bigint, divisor: bigint) => (dividend * 2n + divisor) / (divisor * 2n);

describe("what a document comes to", () => {
  it.each([
    ["a line is rounded once", [{ quantity: 2500, unitCents: 2801, vat: 0, discount: 0 }], 7003, 0],
    [
      "VAT is rounded once a rate",
      Array(3).fill({ quantity: 1000, unitCents: 1, vat: 2000, discount: 0 }),
      3,
      1,
    ],
    ["halves go up", [{ quantity: 1000, unitCents: 5, vat: 1000, discount: 0 }], 5, 1],
    ["a discount is taken off", [{ quantity: 1000, unitCents: 4500, vat: 550, discount: 1000 }], 4050, 223],
    [
      "what is not typed counts as nothing",
      [{ quantity: null, unitCents: 4500, vat: 2000, discount: 0 }],
      0,
      0,
    ],
  ] as const)("%s [INV-05]", (_, lines, net, vat) => {
    expect(totalsOf(lines, "rates")).toMatchObject({ net, vat, total: net + vat });
  });

  it("is the exact sum, whatever the lines, in whole cents [INV-05]", () => {
    assert(
      property(anyLines, (lines) => {
        const totals = totalsOf(lines, "rates");
        const nets = lines.map(({ quantity, unitCents, discount }) => {
          const gross = exactly(BigInt(quantity) * BigInt(unitCents), 1000n);
          return gross - exactly(gross * BigInt(discount), 10_000n);
        });
        expect(lines.map(lineNet).map(BigInt)).toEqual(nets);
        expect(BigInt(totals.net)).toBe(nets.reduce((sum, net) => sum + net, 0n));
        for (const { rate, base, vat } of totals.shares)
          expect(BigInt(vat)).toBe(exactly(BigInt(base) * BigInt(rate), 10_000n));
        expect(totals.total).toBe(totals.net + totals.vat);
        expect(Number.isSafeInteger(totals.total)).toBe(true);
      }),
    );
  });

  it("does not hang on the order of lines, and has no VAT under the franchise [INV-05]", () => {
    assert(
      property(anyLines, (lines) => {
        expect(totalsOf(lines.toReversed(), "rates")).toEqual(totalsOf(lines, "rates"));
        expect(totalsOf(lines, "franchise")).toMatchObject({ vat: 0, total: totalsOf(lines, "rates").net });
      }),
    );
  });
});

describe("numbers of accounts and of VAT", () => {
  it.each([
    ["FR7630006000011234567890189", true],
    ["FR7630006000011234567890188", false],
    ["BE68539007547034", true],
    ["FR763000600001123456789018", false],
    ["", false],
  ])("IBAN %s: %s", (iban, isRight) => expect(isIban(iban)).toBe(isRight));
  it.each([
    ["FR44732829320", true],
    ["FR45732829320", false],
    ["44732829320", false],
  ])("VAT number %s: %s", (number, isRight) => expect(isFrenchVatNumber(number)).toBe(isRight));
});
