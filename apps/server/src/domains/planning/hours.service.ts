import { wantedDayFault } from "@jobami/api/missions/contract";
import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay, mostMissionDays } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type { HourInput, MissionHour, PlanningSide, TightWay } from "@jobami/api/planning/contract";
import { addDays, daysBetween, instantIn } from "@jobami/api/planning/time";
import { decideHour, type HourFollowUp, type HourMover } from "@jobami/machines/planning/mission-hour";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { MissionRow, MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { hourNotification } from "./planning.copy.ts";
import { type Agreement, type HourRow, planningRepository as repository } from "./planning.repository.ts";
import type { Travels } from "./travels.ts";

interface Deps {
  clock: Clock;
  live: Pick<Live, "record">;
  missions: Pick<MissionsService, "head" | "standing">;
  notifications: Pick<NotificationsService, "notifyAll" | "settle">;
  profiles: Pick<Profiles, "clocksOf">;
  travels: Pick<Travels, "tight">;
}

/** An hour as it may be proposed. */
export interface HourWay {
  day: string;
  from: string;
  minutes: number;
}

type Times = Pick<HourRow, "startsAt" | "endsAt" | "proposedStartsAt" | "proposedEndsAt" | "agreedAt">;

/** The times of an hour, and nothing else of it. */
const timesOf = (row: HourRow | null): Times => ({
  startsAt: row?.startsAt ?? null,
  endsAt: row?.endsAt ?? null,
  proposedStartsAt: row?.proposedStartsAt ?? null,
  proposedEndsAt: row?.proposedEndsAt ?? null,
  agreedAt: row?.agreedAt ?? null,
});

function sideOf({ ownerId, jobbeurId }: Agreement, userId: string): HourMover {
  if (userId === ownerId) return "client";
  return userId === jobbeurId ? "jobbeur" : "stranger";
}

function refuseField(path: string, message: string): never {
  throw new DomainError("VALIDATION_FAILED", undefined, [{ path, code: "CUSTOM", message }]);
}

/** Whether a statement failed because the hours of a jobbeur would overlap (SQLSTATE 23P01), however deep the driver’s error is wrapped. */
function isOverlap(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { code?: unknown }).code === "23P01") return true;
  return false;
}

const span = (startsAt: Date | null, endsAt: Date | null) =>
  startsAt === null || endsAt === null
    ? null
    : { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };

function toHour(agreement: Agreement, row: HourRow | null, side: PlanningSide): MissionHour {
  return {
    missionId: agreement.missionId,
    placeCode: agreement.placeCode,
    day: agreement.day,
    endDay: agreement.endDay,
    timing: agreement.timing,
    side,
    other: side === "client" ? agreement.jobbeur : agreement.owner,
    status: row?.status ?? "open",
    agreed: span(row?.startsAt ?? null, row?.endsAt ?? null),
    proposed: span(row?.proposedStartsAt ?? null, row?.proposedEndsAt ?? null),
    proposedBy: row?.proposedBy ?? null,
    version: row?.version ?? 0,
  };
}

/** The days of a mission once an hour is agreed on: it begins on the day of that one. The last of several stays where that is not after it; otherwise they are as many. */
function daysWith({ day, endDay, placeCode }: Agreement, startsAt: Date): Pick<Agreement, "day" | "endDay"> {
  const at = dayIn(zoneOf(placeCode), startsAt.getTime());
  if (endDay === null || at === endDay) return { day: at, endDay: null };
  const length = daysBetween(at, endDay);
  const stays = length > 0 && length < mostMissionDays;
  return { day: at, endDay: stays ? endDay : addDays(at, daysBetween(day, endDay)) };
}

/** What two people agreed on with an hour as it stands now: the days of the mission follow it. */
const agreedAfter = (agreement: Agreement, { startsAt }: HourRow): Agreement =>
  startsAt === null ? agreement : { ...agreement, ...daysWith(agreement, startsAt), timing: "date" };

/** The hours of agreed missions. The life cycle decides every act; people are held first, then the mission. */
export function createHours({ clock, live, missions, notifications, profiles, travels }: Deps) {
  /** What is proposed, in instants of the mission’s day or another. Checks what no schema can know. */
  function proposedTimes(agreement: Agreement, { from, minutes, ...input }: HourInput) {
    const { placeCode } = agreement;
    const zone = zoneOf(placeCode);
    const day = input.day ?? agreement.day;
    const dayFault = input.day === undefined ? null : wantedDayFault(placeCode, day, clock.now());
    if (dayFault !== null) return refuseField("day", dayFault);
    if (from === undefined) return refuseField("from", "Indiquez une heure.");
    if (minutes === undefined) return refuseField("minutes", "Indiquez une durée.");
    const start = instantIn(zone, day, from);
    if (start === null)
      return refuseField("from", "Cette heure n’existe pas ce jour-là\u00a0: l’heure change.");
    const end = start + minutes * 60_000;
    if (start <= clock.now()) return refuseField("from", "Cette heure est passée.");
    const midnight = instantIn(zone, addDays(day, 1), "00:00");
    if (midnight !== null && end > midnight)
      return refuseField("minutes", "La mission finirait le lendemain.");
    return { proposedStartsAt: new Date(start), proposedEndsAt: new Date(end) };
  }

  /** What an act that goes through makes of the times. */
  function timesAfter(agreement: Agreement, row: HourRow | null, input: HourInput): Times {
    const before = timesOf(row);
    const none = { proposedStartsAt: null, proposedEndsAt: null };
    if (input.act === "hour.proposed") return { ...before, ...proposedTimes(agreement, input) };
    if (input.act !== "hour.accepted") return { ...before, ...none };
    if ((before.proposedStartsAt?.getTime() ?? 0) <= clock.now())
      return refuseField("act", "Cette heure est passée. Proposez-en une autre.");
    return {
      startsAt: before.proposedStartsAt,
      endsAt: before.proposedEndsAt,
      agreedAt: instant(clock),
      ...none,
    };
  }

  /** No one proposes or accepts hours that the jobbeur gave away. */
  async function checkFree(tx: Tx, { missionId, jobbeurId }: Agreement, input: HourInput, times: Times) {
    const isProposing = input.act === "hour.proposed";
    if (!isProposing && input.act !== "hour.accepted") return;
    const startsAt = isProposing ? times.proposedStartsAt : times.startsAt;
    const endsAt = isProposing ? times.proposedEndsAt : times.endsAt;
    if (startsAt === null || endsAt === null) return;
    if (await repository.isTaken(tx, { missionId, jobbeurId, startsAt, endsAt }))
      throw new DomainError("HOUR_TAKEN");
  }

  async function keep(tx: Tx, row: HourRow): Promise<void> {
    try {
      await repository.keepHour(tx, row);
    } catch (error) {
      // Another person agreed on these hours in the meantime.
      throw isOverlap(error) ? new DomainError("HOUR_TAKEN") : error;
    }
  }

  /** Performs what the life cycle states must follow an act; `about` is the hour that it was about. */
  async function perform(
    tx: Tx,
    mission: MissionRow,
    agreement: Agreement,
    follows: readonly HourFollowUp[],
    about: Date | null,
  ): Promise<void> {
    const drafts: AddressedNotification[] = [];
    for (const follow of follows)
      if (follow.type === "side.notified") {
        const to = follow.side === "client" ? agreement.ownerId : agreement.jobbeurId;
        const reader = await profiles.clocksOf(tx, to);
        drafts.push({ to, ...hourNotification(agreement, follow.of, about, reader) });
      } else if (about !== null) {
        const days = daysWith(agreement, about);
        if (days.day !== agreement.day || !hasOneDay(agreement))
          await missions.standing.moveTo(tx, mission, days);
      }
    const sides = [agreement.ownerId, agreement.jobbeurId];
    await notifications.settle(tx, sides, { missionId: agreement.missionId, type: "planning_hour" });
    await notifications.notifyAll(tx, drafts);
  }

  return {
    /** The hour of a mission, for its sides; null for others and while no one was chosen. Throws NOT_FOUND. */
    async read(db: Db, person: Person, missionId: string): Promise<MissionHour | null> {
      await missions.head(db, person, missionId);
      const agreement = await repository.agreement(db, missionId);
      const side = agreement === null ? "stranger" : sideOf(agreement, person.id);
      if (agreement === null || side === "stranger") return null;
      return toHour(agreement, await repository.hour(db, missionId), side);
    },

    /**
     * The ways for which an hour would leave the jobbeur too little time. What they go to, and how far, is for them alone: the client reads
     * that it would be short. Throws NOT_FOUND.
     */
    async ways(
      db: Db,
      person: Person,
      missionId: string,
      { day, from, minutes }: HourWay,
    ): Promise<TightWay[]> {
      const agreement = await repository.agreement(db, missionId);
      const side = agreement === null ? "stranger" : sideOf(agreement, person.id);
      if (agreement === null || side === "stranger") throw new DomainError("NOT_FOUND");
      const { jobbeurId, title, placeCode } = agreement;
      const zone = zoneOf(placeCode);
      const startsAt = instantIn(zone, day, from);
      const [morning, night] = [day, addDays(day, 1)].map((one) => instantIn(zone, one, "00:00") ?? 0);
      if (startsAt === null || agreement.statut !== "en_cours") return [];
      const others = await repository.stays(
        db,
        jobbeurId,
        missionId,
        new Date(morning ?? 0),
        new Date(night ?? 0),
      );
      const stay = { missionId, title, placeCode, startsAt, endsAt: startsAt + minutes * 60_000 };
      const tight = travels.tight(stay, others);
      return side === "jobbeur"
        ? tight
        : tight.map((way) => ({ side: way.side, title: null, minutes: null, km: null, left: null }));
    },

    /** A side acts upon the version that it read. Throws NOT_FOUND, MISSION_CLOSED, HOUR_TAKEN, or a refusal with `data.hour` as it stands. */
    async act(tx: Tx, person: Person, missionId: string, input: HourInput): Promise<MissionHour> {
      await holdActive(tx, person.id);
      const mission = await missions.standing.lock(tx, missionId);
      const agreement = mission === null ? null : await repository.agreement(tx, missionId);
      if (mission === null || agreement === null) throw new DomainError("NOT_FOUND");
      const side = sideOf(agreement, person.id);
      if (side === "stranger") throw new DomainError("NOT_FOUND");
      if (agreement.statut !== "en_cours") throw new DomainError("MISSION_CLOSED");
      const row = await repository.hour(tx, missionId);
      const hour = toHour(agreement, row, side);
      if (input.version !== hour.version) throw new DomainError("HOUR_CHANGED", { hour });
      const decision = decideHour(hour, { type: input.act, by: side });
      if (!decision.allowed)
        throw new DomainError(decision.reason, decision.reason === "HOUR_CHANGED" ? { hour } : undefined);
      const times = timesAfter(agreement, row, input);
      await checkFree(tx, agreement, input, times);
      const { ownerId, jobbeurId } = agreement;
      const next: HourRow = {
        missionId,
        ownerId,
        jobbeurId,
        ...decision.next,
        ...times,
        isHeld: true,
        version: hour.version + 1,
        updatedAt: instant(clock),
      };
      await keep(tx, next);
      const about = next.proposedStartsAt ?? next.startsAt ?? row?.proposedStartsAt ?? null;
      await perform(tx, mission, agreement, decision.follows, about);
      live.record(tx, [ownerId, jobbeurId], "planning_changed", { missionId });
      return toHour(agreedAfter(agreement, next), next, side);
    },

    /** A mission is over: its hours are the jobbeur’s again. */
    async release(tx: Tx, missionId: string): Promise<void> {
      const agreement = await repository.agreement(tx, missionId);
      if (agreement === null) return;
      await repository.release(tx, missionId);
      live.record(tx, [agreement.ownerId, agreement.jobbeurId], "planning_changed", { missionId });
    },
  };
}

export type Hours = ReturnType<typeof createHours>;
