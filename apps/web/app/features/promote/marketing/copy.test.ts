import { expect, test } from "vitest";
import { flyerPrice } from "./copy.ts";

test("a flyer states a price by the hour, for the whole, or that there is a quote", () => {
  const plain = (price: string) => price.replace(/\s/g, " ");
  expect(plain(flyerPrice({ unit: "hour", amount: 22 }))).toBe("22 € de l’heure");
  expect(plain(flyerPrice({ unit: "flat", amount: 59.5 }))).toBe("59,50 € par prestation");
  expect(flyerPrice({ unit: "quote", amount: null })).toBe("sur devis");
});
