import { expect, test } from "vitest";
import { bestPrice, extraOptions, type NamedPlan, plans, premiumPrice, readPlans } from "./plans.ts";

const list: NamedPlan[] = (["premium", "gratuit"] as const).map((id) => ({
  id,
  name: id,
  price: plans[id].prixDeBase,
  features: plans[id].features,
}));

test("plans are read by name and as a list, in any order, to the same [SUB-08, SUB-09]", () => {
  expect(readPlans(plans)).toEqual(plans);
  expect(readPlans(list)).toEqual(plans);
  expect(() => readPlans(list.slice(1))).toThrow("premium");
});

test("half of the plan is whole cents, and options on top are those that it does not include [SUB-15]", () => {
  expect([premiumPrice(false), premiumPrice(true)]).toEqual([490, 245]);
  expect(extraOptions(plans.premium, { isJobbeur: true })).toEqual([{ key: "realisations", prix: 150 }]);
  expect(extraOptions(plans.premium, { isJobbeur: false })).toEqual([]);
  expect(extraOptions(plans.gratuit, { isJobbeur: true })).toEqual([]);
});

test.each([
  [false, 5, { cents: 465, applies: "code" }],
  [false, 85, { cents: 73, applies: "code" }],
  [true, 30, { cents: 245, applies: "half" }],
  [true, 50, { cents: 245, applies: "half" }],
  [true, 51, { cents: 240, applies: "code" }],
  [true, 85, { cents: 73, applies: "code" }],
] as const)(
  "of the half price (%s) and a code of %i %% the better one applies, never both",
  (isHalf, percent, best) => {
    expect(bestPrice(isHalf, percent)).toEqual(best);
  },
);
