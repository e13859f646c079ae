import { expect, test } from "vitest";
import { churnText, daysText, monthText, usesText } from "./copy.ts";

test("codes state their days and their uses", () => {
  expect(daysText({ firstDay: "2026-11-01", lastDay: "2026-12-31" })).toBe(
    "du 1er novembre 2026 au 31 décembre 2026",
  );
  expect([
    usesText({ used: 37, held: 1, maxUses: 200 }),
    usesText({ used: 1, held: 0, maxUses: null }),
    usesText({ used: 0, held: 0, maxUses: 3 }),
  ]).toEqual([
    "37\u00a0utilisations sur 200, 1 en cours de paiement",
    "1\u00a0utilisation",
    "0\u00a0utilisation sur 3",
  ]);
});

test("months and shares are written the way people speak", () => {
  expect(monthText("2026-11")).toBe("nov. 2026");
  expect([churnText({ ended: 3, atStart: 168 }), churnText({ ended: 0, atStart: 0 })]).toEqual([
    "1,8\u00a0%",
    "—",
  ]);
});
