import { expect, test } from "vitest";
import { extraOptions, type NamedPlan, plans, premiumPrice, readPlans } from "./plans.ts";

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
  expect(extraOptions(plans.premium)).toEqual([{ key: "realisations", prix: 150 }]);
  expect(extraOptions(plans.gratuit)).toEqual([]);
});
