import {
  type DeclineReason,
  type Mission,
  type MissionAsk,
  type MissionBody,
  usualAskHours,
} from "@jobami/api/missions/contract";
import { zoneOf } from "@jobami/api/places/zones";
import { addDays, instantIn } from "@jobami/api/planning/time";
import type { Awaited } from "@jobami/api/proposals/contract";
import type { MissionFollowUp } from "@jobami/machines/missions/mission";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { missionAsksRepository as asks } from "./missions.asks.ts";
import { askedNotification, asksOverNotification, refusedNotification } from "./missions.copy.ts";
import { reactionsRepository as reactions } from "./missions.reactions.ts";
import type { MissionRow, MissionsRepository } from "./missions.repository.ts";
import type { Publish } from "./publishing.service.ts";
import type { MissionStanding } from "./standing.service.ts";

type Asked = NonNullable<MissionBody["asked"]>;

const hourMs = 3_600_000;
/** Missions whose asks end in one go of the job. */
const batch = 200;

/** When the day wanted is over where it is. */
export const dayEnd = ({ placeCode, date }: Pick<MissionBody, "placeCode" | "date">): number =>
  instantIn(zoneOf(placeCode), addDays(date, 1), "00:00") ?? Number.POSITIVE_INFINITY;

/** Until when people who are asked now may answer: so many hours, and no longer than the day wanted lasts. */
export const askedUntil = (
  { hours = usualAskHours }: Pick<Asked, "hours">,
  wanted: Pick<MissionBody, "placeCode" | "date">,
  now: number,
): Date => new Date(Math.min(now + hours * hourMs, dayEnd(wanted)));

/** People who are asked for a mission before everybody else. Who changes asks has locked their mission. */
export function createAsking(deps: {
  db: Db;
  clock: Clock;
  live: Pick<Live, "record">;
  missions: MissionsRepository;
  standing: MissionStanding;
  publish: Publish;
  notifications: Pick<NotificationsService, "notifyAll">;
}) {
  const { db, clock, live, missions, standing, publish, notifications } = deps;

  async function own(tx: Tx, ownerId: string, id: string): Promise<MissionRow> {
    const mission = await standing.lock(tx, id);
    if (mission === null || mission.ownerId !== ownerId) throw new DomainError("NOT_FOUND");
    return mission;
  }

  /** Performs what follows that a mission is for others than those who were asked. */
  async function follow(tx: Tx, { id, ownerId }: MissionRow, follows: readonly MissionFollowUp[]) {
    const mission = await missions.read(tx, id);
    for (const one of follows) {
      if (one.type === "jobbeurs.notified") await publish(tx, mission);
      if (one.type === "owner.notified")
        await notifications.notifyAll(tx, [{ to: ownerId, ...asksOverNotification(mission, one.isOpened) }]);
    }
    await standing.announce(tx, id);
  }

  /** Ends the asking of a locked mission when none of those asked can bring it about any more. */
  async function settle(tx: Tx, mission: MissionRow): Promise<void> {
    if (mission.statut !== "ouverte" || mission.audience !== "demandes") return;
    const gone = await asks.closeUnanswerable(tx, mission.id, instant(clock));
    live.record(tx, gone, "mission_matched", { missionId: mission.id });
    if (await asks.hasOpen(tx, mission.id)) return standing.announce(tx, mission.id);
    const opensAfter = await asks.opensAfter(tx, mission.id);
    await follow(tx, mission, await standing.step(tx, mission, { type: "asks.over", opensAfter }));
  }

  return {
    /** Who of some people may not be asked by an owner: away, hidden, or separated from them. */
    async unavailable(tx: Tx, ownerId: string, people: readonly string[]): Promise<string[]> {
      const eligible = await asks.eligible(tx, ownerId, people);
      return people.filter((id) => !eligible.has(id));
    },
    /** Asks people first for a mission that was just posted. */
    async begin(tx: Tx, missionId: string, people: readonly string[]): Promise<void> {
      await asks.add(tx, missionId, people);
      const mission = await missions.read(tx, missionId);
      live.record(tx, people, "mission_matched", { missionId });
      await notifications.notifyAll(
        tx,
        people.map((to) => ({ to, ...askedNotification(mission) })),
      );
    },
    /** Whether a person may make a proposal on a locked mission. Throws NOT_FOUND where it is not for them, MISSION_CLOSED when their time is over. */
    async admit(tx: Tx, mission: MissionRow, userId: string): Promise<void> {
      if (mission.statut !== "ouverte" || mission.audience === "tous" || mission.ownerId === userId) return;
      const ask = await asks.open(tx, mission.id, userId, instant(clock));
      if (ask === null) throw new DomainError("NOT_FOUND");
      if (ask.isLate && !ask.isAnswered) throw new DomainError("MISSION_CLOSED");
    },
    /** Notes that who is asked made a proposal. */
    proposed: (tx: Tx, mission: MissionRow, userId: string) =>
      asks.answer(tx, { missionId: mission.id, userId }, "proposed", instant(clock)),
    /** The proposal of who is asked ended without an agreement. */
    async proposalEnded(tx: Tx, mission: MissionRow, userId: string): Promise<void> {
      if (mission.statut !== "ouverte" || mission.audience !== "demandes") return;
      await asks.close(tx, mission.id, userId);
      await settle(tx, mission);
    },
    /** Missions for which a person is asked, as JSON text. */
    listed: (on: Db, userId: string): Promise<string> => asks.ofPerson(on, userId),
    /** The same as what is awaited of them. */
    async awaited(on: Db, userId: string): Promise<Awaited[]> {
      const missions = JSON.parse(await asks.ofPerson(on, userId)) as Mission[];
      return missions.map(({ id, title, owner, asking }) => ({
        act: "ask",
        missionId: id,
        title,
        other: owner,
        until: asking?.until ?? null,
      }));
    },
    /** How those who were asked stand, for who asked them. Throws NOT_FOUND. */
    async ofMission(on: Db, ownerId: string, id: string): Promise<MissionAsk[]> {
      const head = await missions.visibleHead(on, id, { userId: ownerId, isStaff: false });
      if (head?.ownerId !== ownerId) throw new DomainError("NOT_FOUND");
      return asks.ofMission(on, id);
    },
    /** Notes that a person has seen what they are asked for; who asks learns it at once. */
    async see(tx: Tx, userId: string, id: string): Promise<void> {
      if (await asks.see(tx, id, userId, instant(clock))) await standing.announce(tx, id);
    },
    /** A person refuses. Throws what `holdActive` throws, NOT_FOUND, or MISSION_TRANSITION_REFUSED for who has answered. */
    async decline(tx: Tx, userId: string, id: string, reason: DeclineReason | null): Promise<void> {
      await holdActive(tx, userId);
      const mission = await standing.lock(tx, id);
      const ask = mission === null ? null : await asks.open(tx, id, userId, instant(clock));
      if (mission === null || ask === null) throw new DomainError("NOT_FOUND");
      if (ask.isAnswered) throw new DomainError("MISSION_TRANSITION_REFUSED", { statut: mission.statut });
      await asks.answer(tx, { missionId: id, userId }, "refused", instant(clock), reason);
      // Open to all one day, it does not suit them either.
      await reactions.set(tx, { missionId: id, userId, kind: "rejected" }, true, instant(clock));
      const { person } = (await asks.ofMission(tx, id)).find((one) => one.person.id === userId) ?? {};
      if (person === undefined) throw new Error("An ask is gone inside its own transaction.");
      await notifications.notifyAll(tx, [{ to: mission.ownerId, ...refusedNotification(mission, person) }]);
      live.record(tx, [userId], "mission_matched", { missionId: id });
      await settle(tx, mission);
    },
    /** Its owner opens a mission to all. Throws what `holdActive` throws, NOT_FOUND, MISSION_TRANSITION_REFUSED. */
    async open(tx: Tx, ownerId: string, id: string): Promise<void> {
      await holdActive(tx, ownerId);
      const mission = await own(tx, ownerId, id);
      await follow(tx, mission, await standing.step(tx, mission, { type: "mission.opened", by: "owner" }));
    },
    /** Ends what waits for no one any more; answers how many missions it looked at. Each is its own transaction. */
    async end(on: Db = db): Promise<number> {
      const ids = await asks.due(on, instant(clock), batch);
      for (const id of ids)
        await inTransaction(on, async (tx) => {
          const mission = await standing.lock(tx, id);
          if (mission !== null) await settle(tx, mission);
        });
      return ids.length;
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;
