import { advancedFigures, emptyAdvanced } from "@jobami/api/statistics/fixtures";
import { expect, test } from "vitest";
import { gapText, isEmpty, priceText, rateText, serviceName } from "./advanced.copy.ts";

test.each([
  [{ cents: 6500, others: 7200 }, "10\u00a0% de moins"],
  [{ cents: 9000, others: 7200 }, "25\u00a0% de plus"],
  [{ cents: 7200, others: 7200 }, "au même prix"],
  [{ cents: 7200, others: null }, "—"],
])("%o is « %s »", (price, text) => {
  expect(gapText(price)).toBe(text);
});

test("shares, prices and services are written the way people speak", () => {
  expect([rateText(2, 5), rateText(0, 0)]).toEqual(["40\u00a0%", "—"]);
  expect([priceText(6500, false), priceText(2050, true)]).toEqual(["65\u00a0€", "20,50\u00a0€ de l’heure"]);
  expect([serviceName("tonte-de-pelouse"), serviceName("disparu")]).toEqual(["Tonte de pelouse", "disparu"]);
});

test("nothing is nothing in any part", () => {
  expect([isEmpty(emptyAdvanced), isEmpty(advancedFigures)]).toEqual([true, false]);
});
