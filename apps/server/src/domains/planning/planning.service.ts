import type { Freedom } from "@jobami/api/comparison/routes";
import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay, mostMissionDays, type Timed } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type {
  ExceptionInput,
  Planning,
  PlanningException,
  PlanningSlot,
} from "@jobami/api/planning/contract";
import { holidaysBetween } from "@jobami/api/planning/holidays";
import { maxAskedHours, maxExceptions } from "@jobami/api/planning/routes";
import { addDays, daysBetween, weekdayOf } from "@jobami/api/planning/time";
import { type Awaited, waitingRows } from "@jobami/api/proposals/contract";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { betterOf, freedomOf, type Moment, worseOf } from "./freedom.ts";
import { type ExceptionRow, planningRepository as repository } from "./planning.repository.ts";
import type { Travels } from "./travels.ts";

type Wanted = Timed & { id: string; day: string; endDay: string | null; moment: Moment; placeCode: string };

/** The days that are looked at for a mission: its own, or those of a week from a day on, until its last one. */
function daysOf(mission: Wanted, today: string): string[] {
  const { day, endDay } = mission;
  const [first, last] = hasOneDay(mission) ? [day, endDay ?? day] : [today, day];
  const most = hasOneDay(mission) ? mostMissionDays : 7;
  const count = Math.min(Math.max(daysBetween(first, last), 0) + 1, most);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

const toException = ({ id, firstDay, lastDay, from, to, note }: ExceptionRow): PlanningException => ({
  id,
  firstDay,
  lastDay,
  from,
  to,
  note,
});

/** The days of a person’s planning: what they agreed on, when they are usually there, and when they are not. */
export function createPlanning(deps: {
  clock: Clock;
  live: Pick<Live, "record">;
  profiles: Pick<Profiles, "own">;
  travels: Pick<Travels, "between">;
}) {
  const { clock, live, profiles, travels } = deps;

  function announce(tx: Tx, userId: string): void {
    live.record(tx, [userId], "planning_changed", { missionId: null });
  }

  return {
    /** Some days of a planning. */
    async read(db: Db, userId: string, { from, days }: { from: string; days: number }): Promise<Planning> {
      const to = addDays(from, days - 1);
      const { availability } = await profiles.own(db, userId);
      const usual = Array.from({ length: days }, (_, index) => addDays(from, index))
        .map((day) => ({ day, ranges: availability[weekdayOf(day)] }))
        .filter(({ ranges }) => ranges.length > 0);
      const slots = await repository.slots(db, userId, from, to);
      return {
        from,
        to,
        slots,
        travels: travels.between(slots),
        exceptions: (await repository.exceptions(db, userId, from, to)).map(toException),
        usual,
        holidays: holidaysBetween(from, to),
      };
    },

    /** The agreed missions whose other side proposes an hour and awaits this person's answer, the soonest first. */
    asked: (db: Db, userId: string): Promise<PlanningSlot[]> => repository.asked(db, userId, maxAskedHours),
    /** The agreed missions of which a person may propose the day, as what is awaited of them. */
    async awaited(db: Db, userId: string): Promise<Awaited[]> {
      const missions = await repository.withoutDay(db, userId, waitingRows);
      return missions.map((mission) => ({ act: "day", ...mission, until: null }));
    },

    /**
     * Whether jobbeurs have time for a mission when it is wanted: on each of its days, on one of those of a week where that is left open.
     * What keeps them from it is for them alone.
     */
    async freedoms(
      db: Db,
      jobbeurIds: readonly string[],
      mission: Wanted,
    ): Promise<ReadonlyMap<string, Freedom>> {
      if (jobbeurIds.length === 0) return new Map();
      const zone = zoneOf(mission.placeCode);
      const found = new Map<string, Freedom>();
      const join = hasOneDay(mission) ? worseOf : betterOf;
      for (const day of daysOf(mission, dayIn(zone, clock.now()))) {
        const known = await repository.knownDays(db, jobbeurIds, { day, zone, but: mission.id });
        for (const [id, one] of known) {
          const freedom = freedomOf(mission.moment, one);
          found.set(id, join(found.get(id) ?? freedom, freedom));
        }
      }
      return found;
    },

    /** A jobbeur is not available then. Throws JOBBEUR_ONLY, PLANNING_FULL. */
    async addException(tx: Tx, person: Person, input: ExceptionInput): Promise<PlanningException> {
      await holdActive(tx, person.id);
      if (person.user_type !== "jobbeur") throw new DomainError("JOBBEUR_ONLY");
      if ((await repository.lockedExceptionCount(tx, person.id)) >= maxExceptions)
        throw new DomainError("PLANNING_FULL");
      const row = { id: newId(), userId: person.id, ...input, createdAt: instant(clock) };
      await repository.addException(tx, row);
      announce(tx, person.id);
      return toException(row);
    },

    /** Throws NOT_FOUND. */
    async removeException(tx: Tx, userId: string, id: string): Promise<void> {
      if (!(await repository.removeException(tx, userId, id))) throw new DomainError("NOT_FOUND");
      announce(tx, userId);
    },
  };
}

export type PlanningService = ReturnType<typeof createPlanning>;
