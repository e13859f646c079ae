import { expect, it } from "vitest";
import { hasVerifiedBadge } from "./badge.ts";

const all = { hasValidIdentity: true, hasQualification: true, positiveReviews: 5 };

it.each([
  [{}, true],
  [{ positiveReviews: 500 }, true],
  [{ positiveReviews: 4 }, false],
  [{ positiveReviews: 0 }, false],
  [{ hasValidIdentity: false }, false],
  [{ hasQualification: false }, false],
])("with %j the badge is given: %s", (missing, given) => {
  expect(hasVerifiedBadge({ ...all, ...missing })).toBe(given);
});
