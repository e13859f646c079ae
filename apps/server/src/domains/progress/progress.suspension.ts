import { addDays, instantInFrance } from "@jobami/api/planning/time";
import type { AddressedNotification } from "../../composition/contributions.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { suspensionNotification } from "./progress.copy.ts";
import { type Agreement, progressRepository as repository } from "./progress.repository.ts";
import { progressOf } from "./progress.state.ts";

interface Deps {
  missions: Pick<MissionsService, "drop" | "standing">;
  notifications: Pick<NotificationsService, "notifyAll">;
}

/** Whether the work was to begin before a person is back; so it is where no day was stated. */
function fallsWithin({ day, startsAt }: Agreement, until: Date | null): boolean {
  const endOfDay = day === null ? null : instantInFrance(addDays(day, 1), "00:00");
  const begins = startsAt === null ? endOfDay : Date.parse(startsAt);
  return until === null || begins === null || begins <= until.getTime();
}

/**
 * What a suspension does to missions under way. Those that cannot begin end at no cost; work that has begun goes on to its confirmation, which
 * the other side can give alone, and what is disputed to its decision. The other side is informed.
 */
export function createSuspensions({ missions, notifications }: Deps) {
  async function end(
    tx: Tx,
    missionId: string,
    { userId, until }: { userId: string; until: Date | null },
  ): Promise<AddressedNotification[]> {
    const mission = await missions.standing.lock(tx, missionId);
    const agreement = mission === null ? null : await repository.agreement(tx, missionId);
    if (mission === null || agreement === null || mission.statut !== "en_cours") return [];
    const { status, isDisputed } = progressOf(agreement, await repository.steps(tx, missionId));
    const hasBegun = status !== "agreed" && status !== "onTheWay";
    const isWithin = fallsWithin(agreement, until);
    if (!isWithin && !hasBegun && !isDisputed) return [];
    const isEnded = !hasBegun && !isDisputed;
    if (isEnded) await missions.drop(tx, mission);
    const side = userId === agreement.ownerId ? "jobbeur" : "client";
    const to = side === "client" ? agreement.ownerId : agreement.jobbeurId;
    return [{ to, ...suspensionNotification(agreement, { isEnded, side }) }];
  }

  return {
    /** Ends what can no longer begin, always in the same order. The account is held already. */
    async suspended(tx: Tx, who: { userId: string; until: Date | null }): Promise<void> {
      const drafts: AddressedNotification[] = [];
      for (const id of await repository.underWay(tx, who.userId)) drafts.push(...(await end(tx, id, who)));
      await notifications.notifyAll(tx, drafts);
    },
  };
}
