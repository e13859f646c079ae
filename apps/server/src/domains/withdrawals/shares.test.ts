import { creditPacks } from "@jobami/api/ai-credits/routes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOfMonth, centsOfPack, jobiOfPack, unusedDays } from "./shares.ts";

const dayMs = 86_400_000;
const start = new Date("2026-11-18T09:00:00Z");
const end = new Date("2026-12-18T09:00:00Z");
const after = (days: number) => start.getTime() + days * dayMs;
const month = { paidCents: 490, start, end };

test.each([
  [-1, 30],
  [0, 30],
  [0.99, 30],
  [1, 29],
  [13.5, 17],
  [29.99, 1],
  [30, 0],
  [45, 0],
])("after %d days, %i of thirty are unused", (days, unused) => {
  expect(unusedDays(month, after(days))).toEqual({ unused, all: 30 });
});

test("a month is given back by its unused days, or whole where no immediate start was asked for", () => {
  expect(centsOfMonth(month, after(0.5), true)).toBe(490);
  expect(centsOfMonth(month, after(2), true)).toBe(458);
  expect(centsOfMonth(month, after(30), true)).toBe(0);
  expect(centsOfMonth(month, after(13), false)).toBe(490);
});

const pack = fc.constantFrom(...creditPacks).chain(({ quantity, jobi, cents }) =>
  fc.record({
    quantity: fc.constant(quantity),
    jobi: fc.constant(jobi),
    cents: fc.constant(cents),
    unused: fc.integer({ min: 0, max: quantity }),
  }),
);

test("a pack gives back no more than it cost, all of it when nothing was used, and nothing when all was", () => {
  fc.assert(
    fc.property(pack, ({ quantity, jobi: price, cents, unused }) => {
      const given = centsOfPack({ quantity, price: cents }, unused);
      expect(given).toBeGreaterThanOrEqual((cents * unused) / quantity);
      expect(given).toBeLessThan((cents * unused) / quantity + 1);
      const back = jobiOfPack({ quantity, price }, unused);
      expect(back.credits).toBeLessThanOrEqual(unused);
      // No one gains credits nor Jobi by buying and withdrawing.
      expect(back.jobi * quantity).toBeLessThanOrEqual(back.credits * price);
      if (unused === quantity) expect([given, back]).toEqual([cents, { jobi: price, credits: quantity }]);
      if (unused === 0) expect([given, back]).toEqual([0, { jobi: 0, credits: 0 }]);
    }),
  );
});
