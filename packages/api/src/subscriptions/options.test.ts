import { expect, test } from "vitest";
import { hasOption, type PlanFeatures, type PlanName } from "./options.ts";

const plans: Record<PlanName, PlanFeatures> = {
  gratuit: { messages: { included: true }, statistics: { included: false } },
  premium: { messages: { included: false }, statistics: { included: true } },
};

test.each([
  [{ statistics: false }, "statistics", false],
  [{ messages: true }, "messages", true],
])("of a premium person what was agreed with them comes first: %o, %s → %s", (options, option, has) => {
  expect(hasOption({ plan: "premium", options }, plans, option)).toBe(has);
});

test.each([
  ["statistics", true],
  ["messages", false],
  ["unknown", false],
  ["toString", false],
])("of a premium person without an agreement the plan decides: %s → %s", (option, has) => {
  expect(hasOption({ plan: "premium", options: {} }, plans, option)).toBe(has);
});

test.each([
  ["statistics", false],
  ["messages", true],
  ["unknown", false],
])("of a free person the gratuit plan decides, whatever was agreed: %s → %s", (option, has) => {
  const options = { statistics: true, messages: false, unknown: true };
  expect(hasOption({ plan: "gratuit", options }, plans, option)).toBe(has);
});
