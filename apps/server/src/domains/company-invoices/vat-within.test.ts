import { vatRates } from "@jobami/api/billing/routes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { vatWithin } from "./vat-within.ts";

test("VAT within a price is what the price without it, rounded once, leaves: no cent is made or lost", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...vatRates), (cents, rate) => {
      const vat = vatWithin(cents, rate);
      // Whole numbers without an end give the same: net = price × 10000 / (10000 + rate), halves upwards.
      const parts = 10_000n + BigInt(rate);
      const net = (2n * BigInt(cents) * 10_000n + parts) / (2n * parts);
      expect(BigInt(vat)).toBe(BigInt(cents) - net);
      expect(vat).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [490, 2000, 82],
  [490, 0, 0],
  [190, 2000, 32],
  [1290, 550, 67],
  [1, 2000, 0],
] as const)("of %i cents at %i: %i", (cents, rate, vat) => {
  expect(vatWithin(cents, rate)).toBe(vat);
});
