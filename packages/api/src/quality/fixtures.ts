import { type BadgeFacts, type BadgeKey, badgesOf } from "./badges.ts";
import type { OwnBadge, QualityFigures } from "./contract.ts";
import type { SeenBadge } from "./seen.ts";

const facts: BadgeFacts = {
  identity: 1,
  qualification: 1,
  positiveReviews: 3,
  completeness: 85,
  missions: 6,
  answers: 12,
  quickShare: 91,
  reviews: 4,
  rating: 4.22,
};

const since: Partial<Record<BadgeKey, string>> = {
  first: "2026-03-28T15:00:00.000Z",
  five: "2026-10-17T11:00:00.000Z",
};

/** The badges of a jobbeur who has some of them. */
export const someBadges: OwnBadge[] = badgesOf("jobbeur", facts).map((badge) => ({
  ...badge,
  since: since[badge.key] ?? null,
}));

/** Those of a person who has just come. */
export const noBadgesYet: OwnBadge[] = badgesOf("jobbeur", {
  identity: 0,
  qualification: 0,
  positiveReviews: 0,
  completeness: 10,
  missions: 0,
  answers: 0,
  quickShare: 0,
  reviews: 0,
  rating: 0,
}).map((badge) => ({ ...badge, since: null }));

/** What everybody sees of them. */
export const seenBadges: SeenBadge[] = [
  { key: "five", since: "2026-10-17T11:00:00.000Z" },
  { key: "quick", since: null },
];

export const qualityFigures: QualityFigures = {
  days: 90,
  answerRate: { value: 92, cases: 12 },
  answerMinutes: { value: 48, cases: 11 },
  acceptance: { value: 38, cases: 16 },
  completion: { value: 86, cases: 7 },
  finished: 6,
  cancelled: 1,
  rating: { value: 4.6, cases: 5 },
  notes: [4.8, 4.4, 4.6, 4.6],
};

/** Too few cases for any figure. */
export const fewFigures: QualityFigures = {
  days: 30,
  answerRate: { value: null, cases: 2 },
  answerMinutes: { value: null, cases: 2 },
  acceptance: { value: null, cases: 4 },
  completion: { value: null, cases: 1 },
  finished: 1,
  cancelled: 0,
  rating: { value: null, cases: 1 },
  notes: null,
};
