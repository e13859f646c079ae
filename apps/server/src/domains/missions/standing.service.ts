import { decideMission, type MissionEvent, type MissionFollowUp } from "@jobami/machines/missions/mission";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { missionAsksRepository as asks } from "./missions.asks.ts";
import { releasedNotification } from "./missions.copy.ts";
import type { MissionRow, MissionsRepository } from "./missions.repository.ts";

/**
 * Where missions stand: the only place that changes a status, or the day. Lock the mission first, then its proposals: all
 * transactions take their locks in this order.
 */
export function createMissionStanding(deps: {
  clock: Clock;
  live: Pick<Live, "record">;
  missions: MissionsRepository;
  notifications: Pick<NotificationsService, "notifyAll">;
}) {
  const { clock, live, missions, notifications } = deps;

  /** Releases those who are asked and have not answered, kindly, unless everybody may answer now. */
  async function release(tx: Tx, { id, title }: MissionRow, of: MissionEvent["type"]): Promise<void> {
    const people = await asks.release(tx, id, instant(clock));
    live.record(tx, people, "mission_matched", { missionId: id });
    if (of === "mission.opened") return;
    const draft = releasedNotification({ id, title }, of === "mission.begun");
    await notifications.notifyAll(
      tx,
      people.map((to) => ({ to, ...draft })),
    );
  }

  return {
    /** A mission that no one else can change until the transaction ends; null when there is none. */
    lock: (tx: Tx, id: string): Promise<MissionRow | null> => missions.lock(tx, id),
    /** Takes a locked mission through a step of its life cycle; answers what must follow. Throws the life cycle's refusal. */
    async step(tx: Tx, mission: MissionRow, event: MissionEvent): Promise<readonly MissionFollowUp[]> {
      const decision = decideMission(mission, event);
      if (!decision.allowed) throw new DomainError(decision.reason, { statut: mission.statut });
      await missions.setState(tx, mission.id, decision.next, instant(clock));
      for (const follow of decision.follows)
        if (follow.type === "asks.released") await release(tx, mission, follow.of);
      return decision.follows;
    },
    /** Puts a locked mission under way on other days, for the domain in which its two sides agreed on them. */
    async moveTo(
      tx: Tx,
      mission: MissionRow,
      days: Parameters<MissionsRepository["setDays"]>[2],
    ): Promise<void> {
      await missions.setDays(tx, mission.id, days);
      await this.announce(tx, mission.id);
    },
    /** Reports to a mission's owner and to everybody with a proposal on it, or who is asked for it, that it changed. */
    async announce(tx: Tx, missionId: string): Promise<void> {
      const mission = await missions.read(tx, missionId);
      const whole = await missions.wholeReaders(tx, missionId);
      for (const userId of whole) {
        const theirs = await missions.read(tx, missionId, { userId, isStaff: false });
        live.record(tx, [userId], "mission_changed", { mission: theirs });
      }
      live.record(tx, missions.sides(missionId, whole), "mission_changed", { mission });
    },
    /** Begins a locked mission whose proposal was accepted. Throws MISSION_TRANSITION_REFUSED. */
    async begin(tx: Tx, mission: MissionRow): Promise<void> {
      await this.step(tx, mission, { type: "mission.begun" });
      await this.announce(tx, mission.id);
    },
  };
}

export type MissionStanding = ReturnType<typeof createMissionStanding>;
