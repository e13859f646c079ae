import type { ProgressEntryKind } from "@jobami/api/progress/contract";
import type { Sum } from "@jobami/machines/money/payment";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { MissionRow, MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { createPayments } from "./progress.payments.ts";
import { type Agreement, progressRepository as repository, type StepRow } from "./progress.repository.ts";
import { dueOf, progressOf } from "./progress.state.ts";

interface Deps {
  missions: Pick<MissionsService, "complete" | "drop" | "standing">;
  notifications: Pick<NotificationsService, "notifyAll">;
  payments: Pick<ReturnType<typeof createPayments>, "adjust">;
  /** Holds a person and their mission, and states on which side they stand. */
  hold(tx: Tx, person: Person, missionId: string): Promise<HeldMission & { side: string }>;
  record(
    tx: Tx,
    agreement: Agreement,
    steps: readonly StepRow[],
    row: Pick<StepRow, "kind" | "authorId"> & Partial<StepRow>,
  ): Promise<void>;
  announce(tx: Tx, agreement: Agreement): void;
}

/** A mission that no one else changes until the transaction ends, and what was agreed on for it. */
export interface HeldMission {
  mission: MissionRow;
  agreement: Agreement;
}

/** What disputes do to the steps of a mission; its own life cycle decides when. */
export function disputeSteps({ missions, notifications, payments, hold, record, announce }: Deps) {
  async function add(
    tx: Tx,
    agreement: Agreement,
    kind: ProgressEntryKind,
    authorId: string | null,
    amount: number | null = null,
  ): Promise<void> {
    const steps = await repository.steps(tx, agreement.missionId);
    await record(tx, agreement, steps, { kind, authorId, amount });
  }

  return {
    hold,
    agreement: repository.agreement,
    /** The same for staff and for time. Throws NOT_FOUND. */
    async holdForCompany(tx: Tx, missionId: string): Promise<HeldMission> {
      const mission = await missions.standing.lock(tx, missionId);
      const agreement = mission === null ? null : await repository.agreement(tx, missionId);
      if (mission === null || agreement === null) throw new DomainError("NOT_FOUND");
      return { mission, agreement };
    },
    /** How a mission stands, and what is due by the agreement. */
    async standing(db: Db, agreement: Agreement) {
      const steps = await repository.steps(db, agreement.missionId);
      return { status: progressOf(agreement, steps).status, due: dueOf(agreement, steps) };
    },
    /** Shows a dispute among the steps. */
    async opened(tx: Tx, agreement: Agreement, authorId: string): Promise<void> {
      await add(tx, agreement, "dispute.opened", authorId);
      announce(tx, agreement);
    },
    /** Ends it: the mission goes on where it stood, unless something was settled. */
    async closed(tx: Tx, agreement: Agreement): Promise<void> {
      await add(tx, agreement, "dispute.closed", null);
      announce(tx, agreement);
    },
    /** The jobbeur gets so much in all: Jobi move, and the mission is over; one of which nothing is left is cancelled at no cost. */
    async settled(tx: Tx, { mission, agreement }: HeldMission, sum: Sum): Promise<void> {
      // Of the coins that were agreed on: the timeline states nothing of the other one.
      if (agreement.cents > 0) await add(tx, agreement, "euros.settled", null, sum.cents);
      if (agreement.jobis > 0) await add(tx, agreement, "jobis.settled", null, sum.jobis);
      await notifications.notifyAll(tx, await payments.adjust(tx, agreement));
      if (mission.statut !== "en_cours") return;
      if (sum.cents === 0 && sum.jobis === 0) await missions.drop(tx, mission);
      else await missions.complete(tx, mission);
    },
  };
}
