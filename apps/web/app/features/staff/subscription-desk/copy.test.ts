import { expect, test } from "vitest";
import { churnWords, daysWords, monthWords, usesWords } from "./copy.ts";

test("codes say their days and their uses", () => {
  expect(daysWords({ firstDay: "2026-11-01", lastDay: "2026-12-31" })).toBe(
    "du 1er novembre 2026 au 31 décembre 2026",
  );
  expect([
    usesWords({ used: 37, held: 1, maxUses: 200 }),
    usesWords({ used: 1, held: 0, maxUses: null }),
    usesWords({ used: 0, held: 0, maxUses: 3 }),
  ]).toEqual([
    "37\u00a0utilisations sur 200, 1 en cours de paiement",
    "1\u00a0utilisation",
    "0\u00a0utilisation sur 3",
  ]);
});

test("months and shares are said as people say them", () => {
  expect(monthWords("2026-11")).toBe("nov. 2026");
  expect([churnWords({ ended: 3, atStart: 168 }), churnWords({ ended: 0, atStart: 0 })]).toEqual([
    "1,8\u00a0%",
    "—",
  ]);
});
