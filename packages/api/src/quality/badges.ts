import { verifiedBadgeReviews } from "../verification/badge.ts";

type UserType = "jobbeur" | "other";

/** What the server counts of a person. Every fact is a number, and more is always better. */
export const badgeFacts = [
  "identity",
  "qualification",
  "positiveReviews",
  "completeness",
  "missions",
  "answers",
  "quickShare",
  "reviews",
  "rating",
] as const;
export type BadgeFact = (typeof badgeFacts)[number];
export type BadgeFacts = Readonly<Record<BadgeFact, number>>;

/** Answers within so many hours are quick; those of so many days count. */
export const quickHours = 2;
export const quickDays = 90;

export const badgeKeys = ["verified", "profile", "first", "five", "twentyFive", "quick", "rated"] as const;
export type BadgeKey = (typeof badgeKeys)[number];

/** A badge: who can bear it, and how much it wants of which facts, all at once. */
export interface BadgeRule {
  key: BadgeKey;
  only?: UserType;
  wants: readonly { fact: BadgeFact; least: number }[];
}

/** Every badge that there is, in the order in which they are shown [POL-10]. */
export const badgeRules: readonly BadgeRule[] = [
  {
    key: "verified",
    only: "jobbeur",
    wants: [
      { fact: "identity", least: 1 },
      { fact: "qualification", least: 1 },
      { fact: "positiveReviews", least: verifiedBadgeReviews },
    ],
  },
  { key: "profile", wants: [{ fact: "completeness", least: 100 }] },
  { key: "first", wants: [{ fact: "missions", least: 1 }] },
  { key: "five", wants: [{ fact: "missions", least: 5 }] },
  { key: "twentyFive", wants: [{ fact: "missions", least: 25 }] },
  {
    key: "quick",
    only: "jobbeur",
    wants: [
      { fact: "answers", least: 5 },
      { fact: "quickShare", least: 80 },
    ],
  },
  {
    key: "rated",
    wants: [
      { fact: "reviews", least: 5 },
      { fact: "rating", least: 4.3 },
    ],
  },
];

/** What a badge still wants of one fact: how much there is, of how much. */
export interface BadgeWant {
  fact: BadgeFact;
  has: number;
  least: number;
}

/** How far a person is with a badge: in whole percent, and what is missing. */
export interface BadgeProgress {
  key: BadgeKey;
  isEarned: boolean;
  percent: number;
  missing: BadgeWant[];
}

/** How far a person is with every badge that they can bear. */
export function badgesOf(userType: UserType, facts: BadgeFacts): BadgeProgress[] {
  return badgeRules
    .filter(({ only }) => only === undefined || only === userType)
    .map(({ key, wants }) => {
      const missing = wants
        .filter(({ fact, least }) => facts[fact] < least)
        .map(({ fact, least }) => ({ fact, has: facts[fact], least }));
      const reached = wants.reduce((sum, { fact, least }) => sum + Math.min(1, facts[fact] / least), 0);
      const isEarned = missing.length === 0;
      // What is nearly there is not yet there.
      const percent = isEarned ? 100 : Math.min(99, Math.floor((100 * reached) / wants.length));
      return { key, isEarned, percent, missing };
    });
}
