import { dayInFrance } from "@jobami/api/missions/days";
import type { AdvancedStatistics, StatisticsFigures } from "@jobami/api/statistics/contract";
import { daysAfter, type Span, spansOf } from "@jobami/api/statistics/periods";
import {
  fewestAnswers,
  type LookedKind,
  lookDays,
  type StatisticsPeriod,
  type StatisticsSide,
} from "@jobami/api/statistics/routes";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.domain.ts";
import { advancedRepository } from "./advanced.repository.ts";
import {
  type AnswerTime,
  type DayCount,
  type Measure,
  statisticsRepository as repository,
} from "./statistics.repository.ts";

interface Deps {
  clock: Clock;
  subscriptions: Pick<Subscriptions, "has">;
  missions: Pick<MissionsService, "isSeenBy">;
}

const sideOf = ({ user_type: userType }: Pick<Person, "user_type">): StatisticsSide =>
  userType === "jobbeur" ? "jobbeur" : "demandeur";

/** The whole of some parts. */
function wholeOf(spans: readonly Span[]): Span {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A period has no parts.");
  return { start: first.start, end: last.end };
}

/** Sums of measures over days. */
function summing(days: readonly DayCount[]) {
  return ({ start, end }: Span, measure: Measure): number =>
    days
      .filter((one) => one.measure === measure && one.day >= start && one.day < end)
      .reduce((sum, { amount }) => sum + amount, 0);
}

const minutesOf = ({ count, minutes }: AnswerTime) =>
  count < fewestAnswers || minutes === null ? null : Math.round(minutes);

/** The mean of notes of four criteria each, to the tenth; null without any. */
const ratingOf = (reviews: number, notes: number) =>
  reviews === 0 ? null : Math.round((10 * notes) / (4 * reviews)) / 10;

/** One's own figures: counted from what happened, stored nowhere else but for who looked at what. */
export function createStatistics({ clock, subscriptions, missions }: Deps) {
  const today = () => dayInFrance(clock.now());

  return {
    /** What a person did and got over a period, and over the one before [DASH-09]. */
    async figures(
      db: Db,
      person: Pick<Person, "id" | "user_type">,
      periode: StatisticsPeriod,
    ): Promise<StatisticsFigures> {
      const side = sideOf(person);
      const spans = spansOf(periode, today());
      const [now, before] = [wholeOf(spans.now), wholeOf(spans.before)];
      const days = await repository.days(db, person.id, side, before.start);
      const sum = summing(days);
      const both = (measure: Measure) => ({ now: sum(now, measure), before: sum(before, measure) });
      const rating = (span: Span) => ratingOf(sum(span, "reviews"), sum(span, "notes"));
      return {
        periode,
        cote: side,
        from: now.start,
        to: today(),
        missions: both("missions"),
        finished: both("finished"),
        proposals: both("proposals"),
        accepted: both("accepted"),
        refused: both("refused"),
        answerMinutes: {
          now: minutesOf(await repository.answerTime(db, person.id, side, now)),
          before: minutesOf(await repository.answerTime(db, person.id, side, before)),
        },
        views: both("views"),
        favorites: both("favorites"),
        reviews: both("reviews"),
        rating: { now: rating(now), before: rating(before) },
        cents: both("cents"),
        jobis: both("jobis"),
        series: spans.now.map((span) => ({
          start: span.start,
          missions: sum(span, "missions"),
          proposals: sum(span, "proposals"),
          accepted: sum(span, "accepted"),
          views: sum(span, "views"),
          cents: sum(span, "cents"),
          jobis: sum(span, "jobis"),
        })),
      };
    },
    /** The same in detail [DASH-08]. Throws PREMIUM_NEEDED where the option is not had [ROLE-16]. */
    async advanced(
      db: Db,
      person: Pick<Person, "id" | "user_type">,
      periode: StatisticsPeriod,
    ): Promise<AdvancedStatistics> {
      if (!(await subscriptions.has(db, person.id, "statistiques"))) throw new DomainError("PREMIUM_NEEDED");
      const side = sideOf(person);
      const days = wholeOf(spansOf(periode, today()).now);
      const months = spansOf("12m", today()).now;
      const year = wholeOf(months);
      const { hours, ...detail } = await advancedRepository.detail(db, person.id, side, days);
      const trend = await advancedRepository.trend(db, person.id, side, year);
      const matrix = Array.from({ length: 7 }, () => [0, 0, 0, 0]);
      for (const [weekday, part, count] of hours) {
        const row = matrix[weekday];
        if (row !== undefined) row[part] = count;
      }
      return {
        periode,
        cote: side,
        from: days.start,
        to: today(),
        ...detail,
        hours: matrix,
        prices: await advancedRepository.prices(db, person.id, side, year),
        trend: months.map(({ start }) => {
          const {
            proposals = 0,
            accepted = 0,
            cents = null,
          } = trend.find(({ month }) => start.startsWith(month)) ?? {};
          return { start, proposals, accepted, cents };
        }),
      };
    },
    /** Counts a look of a person at what is another person’s. Throws NOT_FOUND for what they could not have seen. */
    async look(tx: Tx, viewerId: string, { kind, id }: { kind: LookedKind; id: string }): Promise<void> {
      const ownerId = await repository.ownerOf(tx, kind, id, viewerId);
      if (ownerId === null || (kind === "mission" && !(await missions.isSeenBy(tx, viewerId, id))))
        throw new DomainError("NOT_FOUND");
      if (ownerId === viewerId) return;
      await repository.note(tx, { kind, subjectId: id, ownerId, viewerId, day: today() });
    },
    forget: repository.forget,
    /** Takes away views that no figure asks for any more. */
    sweep: (tx: Tx) => repository.sweep(tx, daysAfter(today(), -lookDays)),
  };
}

export type Statistics = ReturnType<typeof createStatistics>;
