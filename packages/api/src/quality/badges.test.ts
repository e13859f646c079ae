import { expect, test } from "vitest";
import { hasVerifiedBadge } from "../verification/badge.ts";
import { type BadgeFacts, badgeFacts, badgeKeys, badgeRules, badgesOf } from "./badges.ts";

const nothing = Object.fromEntries(badgeFacts.map((fact) => [fact, 0])) as unknown as BadgeFacts;
const one = (key: string, facts: Partial<BadgeFacts>, userType: "jobbeur" | "other" = "jobbeur") =>
  badgesOf(userType, { ...nothing, ...facts }).find((badge) => badge.key === key);

test("badges are each there once, and want something that is counted", () => {
  expect(badgeRules.map(({ key }) => key)).toEqual([...badgeKeys]);
  for (const { wants } of badgeRules) {
    expect(wants.length).toBeGreaterThan(0);
    for (const { fact, least } of wants) expect([badgeFacts.includes(fact), least > 0]).toEqual([true, true]);
  }
});

test("without anything none is earned, and each states all that it wants", () => {
  for (const { isEarned, percent, missing, key } of badgesOf("jobbeur", nothing))
    expect([isEarned, percent, missing.length]).toEqual([
      false,
      0,
      badgeRules.find((rule) => rule.key === key)?.wants.length,
    ]);
});

test("requesters are not shown those of jobbeurs", () => {
  expect(badgesOf("other", nothing).map(({ key }) => key)).toEqual([
    "profile",
    "first",
    "five",
    "twentyFive",
    "rated",
  ]);
});

test("the verified badge holds with all its grounds and with nothing less [POL-10]", () => {
  for (const identity of [0, 1])
    for (const qualification of [0, 1])
      for (const positiveReviews of [0, 4, 5, 6])
        expect(one("verified", { identity, qualification, positiveReviews })?.isEarned).toBe(
          hasVerifiedBadge({
            hasValidIdentity: identity === 1,
            hasQualification: qualification === 1,
            positiveReviews,
          }),
        );
});

test.each([
  [
    "five",
    { missions: 4 },
    { isEarned: false, percent: 80, missing: [{ fact: "missions", has: 4, least: 5 }] },
  ],
  ["five", { missions: 5 }, { isEarned: true, percent: 100, missing: [] }],
  ["twentyFive", { missions: 30 }, { isEarned: true, percent: 100, missing: [] }],
  [
    "rated",
    { reviews: 5, rating: 4.29 },
    { isEarned: false, percent: 99, missing: [{ fact: "rating", has: 4.29, least: 4.3 }] },
  ],
  ["rated", { reviews: 5, rating: 4.3 }, { isEarned: true, percent: 100, missing: [] }],
  // All at once, but of too few.
  [
    "quick",
    { answers: 4, quickShare: 100 },
    { isEarned: false, percent: 90, missing: [{ fact: "answers", has: 4, least: 5 }] },
  ],
])("%s with %o", (key, facts, expected) => {
  expect(one(key, facts)).toEqual({ key, ...expected });
});
