import { type BadgeFacts, badgeRules, badgesOf } from "@jobami/api/quality/badges";
import type { Figure, OwnBadge, QualityFigures } from "@jobami/api/quality/contract";
import { enoughCases, type QualityPeriod } from "@jobami/api/quality/routes";
import type { SeenBadge } from "@jobami/api/quality/seen";
import type { VerificationStanding } from "@jobami/api/verification/contract";
import type { BadgeBearer } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { type CountedFacts, qualityRepository as repository } from "./quality.repository.ts";

interface Deps {
  clock: Clock;
  profiles: Pick<Profiles, "completeness">;
  verification: { standing: (db: Db, userId: string) => Promise<VerificationStanding> };
}

const missionCounts = badgeRules.flatMap(({ wants }) =>
  wants.filter(({ fact }) => fact === "missions").map(({ least }) => least),
);

/** Badges of how many missions were done: a profile shows the highest. */
const missionKeys = badgeRules
  .filter(({ wants }) => wants.every(({ fact }) => fact === "missions"))
  .map(({ key }) => key);

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** A figure where there is enough to go by. */
const figureOf = (cases: number, value: number | null, digits = 0): Figure => ({
  cases,
  value: cases < enoughCases || value === null ? null : round(value, digits),
});
const shareOf = (part: number, whole: number) => figureOf(whole, whole === 0 ? null : (100 * part) / whole);

/** When the papers that the verified badge rests on were last looked at. */
function checkedAt({ documents }: VerificationStanding): string | null {
  const decided = documents.flatMap(({ kind, status, decidedAt }) =>
    kind !== "insurance" && status === "accepted" && decidedAt !== null ? [decidedAt] : [],
  );
  return decided.sort().at(-1) ?? null;
}

/** When so many missions were over that a badge was earned; null for badges that want anything else. */
function missionsSince(key: OwnBadge["key"], since: CountedFacts["since"]): string | null {
  const rule = badgeRules.find((one) => one.key === key);
  const missions = rule?.wants.find(({ fact }) => fact === "missions");
  return missions === undefined ? null : (since[missions.least] ?? null);
}

/** How people work: badges by their rules, and figures of a jobbeur. All of it follows from what is stored. */
export function createQuality({ clock, profiles, verification }: Deps) {
  const sinceOf = (key: OwnBadge["key"], standing: VerificationStanding, { since }: CountedFacts) =>
    key === "verified" ? checkedAt(standing) : missionsSince(key, since);

  async function badges(db: Db, userId: string, userType: Person["user_type"]): Promise<OwnBadge[]> {
    const standing = await verification.standing(db, userId);
    const counted = await repository.facts(db, userId, instant(clock), missionCounts);
    const { since: _, ...figures } = counted;
    const facts: BadgeFacts = {
      ...figures,
      identity: Number(standing.badge.hasValidIdentity),
      qualification: Number(standing.badge.hasQualification),
      positiveReviews: standing.badge.positiveReviews,
      completeness: await profiles.completeness(db, userId),
    };
    return badgesOf(userType, facts).map((badge) => ({
      ...badge,
      since: badge.isEarned ? sinceOf(badge.key, standing, counted) : null,
    }));
  }

  return {
    /** Every badge that a person can bear, and how far they are [DASH-14]. */
    badges,
    /** What everybody sees of them: the most significant of each kind, but for the verified badge, which profiles show by themselves. One reading. */
    async seen(db: Db, { id, userType, completeness }: BadgeBearer): Promise<SeenBadge[]> {
      const { since, ...figures } = await repository.facts(db, id, instant(clock), missionCounts);
      const facts: BadgeFacts = {
        ...figures,
        completeness,
        identity: 0,
        qualification: 0,
        positiveReviews: 0,
      };
      const earned = badgesOf(userType, facts).filter(({ isEarned }) => isEarned);
      const most = earned.filter(({ key }) => missionKeys.includes(key)).at(-1)?.key;
      return earned
        .filter(({ key }) => !missionKeys.includes(key) || key === most)
        .map(({ key }) => ({ key, since: missionsSince(key, since) }));
    },
    /** How a person works as a jobbeur, over the last days [DASH-16]. */
    async figures(db: Db, userId: string, days: QualityPeriod): Promise<QualityFigures> {
      const counted = await repository.figures(db, userId, instant(clock), days);
      const { asked, answered, decided, accepted, finished, cancelled, reviews, mean, notes } = counted;
      return {
        days,
        answerRate: shareOf(answered, asked),
        answerMinutes: figureOf(answered, counted.medianMinutes),
        acceptance: shareOf(accepted, decided),
        completion: shareOf(finished, finished + cancelled),
        finished,
        cancelled,
        rating: figureOf(reviews, mean, 1),
        notes: reviews < enoughCases ? null : notes.map((note) => round(note ?? 0, 1)),
      };
    },
  };
}

export type Quality = ReturnType<typeof createQuality>;
