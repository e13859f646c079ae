import { openMission } from "@jobami/api/missions/fixtures";
import { expect, it } from "vitest";
import { priceText } from "./price-text.ts";

it.each([
  [{ amount: 75 }, "75\u00a0€"],
  [{ amount: 1250.5 }, "1\u202f250,50\u00a0€"],
  [{ amount: 22, budgetType: "horaire" }, "22\u00a0€ de l’heure"],
  [{ amount: 12, paymentMethodType: "jobis" }, "12\u00a0Jobi"],
  [{ amount: 30, jobiAmount: 4, paymentMethodType: "hybrid" }, "30\u00a0€ et 4\u00a0Jobi"],
] as const)("states %o inside a sentence", (price, text) => {
  expect(priceText({ ...openMission, ...price })).toBe(text);
});
