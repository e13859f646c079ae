import { dayIn } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import type {
  MissionContact,
  MissionProgress,
  Payment,
  PaymentBody,
  ProgressInput,
} from "@jobami/api/progress/contract";
import { maxChangeDays } from "@jobami/api/progress/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import {
  confirmationDelayMs,
  decideProgress,
  type ProgressEvent,
  type ProgressFollowUp,
  type ProgressMover,
} from "@jobami/machines/missions/mission-progress";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { JobiService } from "../jobi/jobi.domain.ts";
import type { Messages } from "../messages/messages.domain.ts";
import type { MissionRow, MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { progressNotification } from "./progress.copy.ts";
import { disputeSteps } from "./progress.disputes.ts";
import { createIncidents } from "./progress.incidents.ts";
import { createPayments } from "./progress.payments.ts";
import { attachPhotos, photosOf } from "./progress.photos.ts";
import { type Agreement, progressRepository as repository, type StepRow } from "./progress.repository.ts";
import {
  isDisputed,
  mayReadContact,
  needsHours,
  paymentStateOf,
  progressAt,
  toProgress,
  waitsSince,
} from "./progress.state.ts";
import { agreedSums } from "./progress.sums.ts";
import { workOf } from "./progress.work.ts";

interface Deps {
  db: Db;
  clock: Clock;
  live: Pick<Live, "record">;
  missions: Pick<MissionsService, "head" | "complete" | "drop" | "leaveAs" | "standing">;
  jobi: Pick<JobiService, "grant" | "hold" | "transfer">;
  messages: Pick<Messages, "open" | "send">;
  notifications: Pick<NotificationsService, "notifyAll">;
  files: Pick<FilesService, "attach">;
}

const dayMs = 86_400_000;
/** Missions that one go of the job confirms. */
const lapseBatch = 200;

function sideOf({ ownerId, jobbeurId }: Agreement, userId: string): ProgressMover {
  if (userId === ownerId) return "client";
  return userId === jobbeurId ? "jobbeur" : "stranger";
}

function refuseField(path: string, message: string): never {
  throw new DomainError("VALIDATION_FAILED", undefined, [{ path, code: "CUSTOM", message }]);
}

/** What becomes of a mission between the agreement and its confirmation. The life cycles decide every step; people are held first, then the mission. */
export function createProgress(deps: Deps) {
  const { db, clock, live, missions, notifications } = deps;
  const payments = createPayments(deps);

  /** The agreement of a locked mission and on which side a person stands. Throws NOT_FOUND for who is on neither. */
  async function hold(tx: Tx, person: Person, missionId: string) {
    await holdActive(tx, person.id);
    const mission = await missions.standing.lock(tx, missionId);
    const agreement = mission === null ? null : await repository.agreement(tx, missionId);
    if (mission === null || agreement === null) throw new DomainError("NOT_FOUND");
    const side = sideOf(agreement, person.id);
    if (side === "stranger") throw new DomainError("NOT_FOUND");
    return { mission, agreement, side };
  }

  async function readProgress(on: Db, agreement: Agreement, person: Person): Promise<MissionProgress> {
    const steps = await repository.steps(on, agreement.missionId);
    const side = sideOf(agreement, person.id);
    const contact = mayReadContact(agreement, side)
      ? await repository.contact(on, agreement.missionId)
      : null;
    return toProgress(agreement, steps, contact, await photosOf(on, agreement.missionId));
  }

  /** As the mission stands now. */
  async function now(tx: Tx, missionId: string, person: Person): Promise<MissionProgress> {
    const agreement = await repository.agreement(tx, missionId);
    if (agreement === null) throw new DomainError("NOT_FOUND");
    return readProgress(tx, agreement, person);
  }

  function announce(tx: Tx, { ownerId, jobbeurId, missionId }: Agreement): void {
    live.record(tx, [ownerId, jobbeurId], "progress_changed", { missionId });
  }

  function checkDay(placeCode: string, dueOn: string): void {
    const zone = zoneOf(placeCode);
    if (dueOn < dayIn(zone, clock.now())) refuseField("dueOn", "Cette date est passée.");
    if (dueOn > dayIn(zone, clock.now() + maxChangeDays * dayMs))
      refuseField("dueOn", `Choisissez une date dans les ${maxChangeDays} jours.`);
  }

  /** What is stored of a step. Days and hours are checked that no schema can know. */
  function detailsOf({ isHourly, placeCode }: Agreement, { step, note, ...stepDetails }: ProgressInput) {
    const dueOn = step === "changes.asked" ? (stepDetails.dueOn ?? null) : null;
    if (dueOn !== null) checkDay(placeCode, dueOn);
    if (step !== "work.done" || !isHourly) return { note, dueOn, quarters: null };
    if (stepDetails.hours === undefined)
      return refuseField("hours", "Dites combien d’heures vous avez travaillé.");
    return { note, dueOn, quarters: Math.round(stepDetails.hours * 4) };
  }

  /** Performs what the life cycle states must follow, all in the same transaction. */
  async function follow(
    tx: Tx,
    mission: MissionRow,
    agreement: Agreement,
    follows: readonly ProgressFollowUp[],
  ): Promise<void> {
    const drafts: AddressedNotification[] = [];
    for (const one of follows) {
      if (one.type === "mission.completed") await missions.complete(tx, mission);
      else if (one.of !== "work.confirmed") {
        const to = one.side === "client" ? agreement.ownerId : agreement.jobbeurId;
        drafts.push({ to, ...progressNotification(agreement, { of: one.of }) });
      }
    }
    await notifications.notifyAll(tx, drafts);
    announce(tx, agreement);
  }

  async function record(
    tx: Tx,
    { missionId }: Agreement,
    steps: readonly StepRow[],
    row: Pick<StepRow, "kind" | "authorId"> & Partial<StepRow>,
  ): Promise<void> {
    await repository.add(tx, {
      missionId,
      seq: steps.length + 1,
      note: "",
      dueOn: null,
      quarters: null,
      minutes: null,
      amount: null,
      createdAt: instant(clock),
      ...row,
    });
  }

  async function lapse(on: Db, id: string, before: Date): Promise<void> {
    await inTransaction(on, async (tx) => {
      const mission = await missions.standing.lock(tx, id);
      const agreement = mission === null ? null : await repository.agreement(tx, id);
      if (mission === null || mission.statut !== "en_cours" || agreement === null) return;
      const steps = await repository.steps(tx, id);
      const since = waitsSince(steps);
      const event: ProgressEvent = { type: "confirmation.lapsed" };
      const decision = decideProgress(progressAt(agreement, steps, clock.now()), event);
      if (!decision.allowed || since === null || since > before) return;
      await record(tx, agreement, steps, { kind: event.type, authorId: null });
      await follow(tx, mission, agreement, decision.follows);
    });
  }

  return {
    agreedSums,
    workOf,

    /** How a mission goes, for its sides and staff; null for others and while no one was chosen. Throws NOT_FOUND. */
    async read(on: Db, person: Person, missionId: string): Promise<MissionProgress | null> {
      await missions.head(on, person, missionId);
      const agreement = await repository.agreement(on, missionId);
      if (agreement === null) return null;
      const isShown = sideOf(agreement, person.id) !== "stranger" || staffMay(person, "disputes.read");
      return isShown ? readProgress(on, agreement, person) : null;
    },

    /** A side takes a step. Throws NOT_FOUND (for a photo that is not theirs too), FORBIDDEN for what is the other side's, or a refusal with `data.progress` as it stands. */
    async step(tx: Tx, person: Person, missionId: string, input: ProgressInput): Promise<MissionProgress> {
      const { mission, agreement, side } = await hold(tx, person, missionId);
      const steps = await repository.steps(tx, missionId);
      const decision = decideProgress(progressAt(agreement, steps, clock.now()), {
        type: input.step,
        by: side,
      });
      if (!decision.allowed && decision.reason === "FORBIDDEN") throw new DomainError("FORBIDDEN");
      if (!decision.allowed || mission.statut !== "en_cours")
        throw new DomainError(decision.allowed ? "PROGRESS_CHANGED" : decision.reason, {
          progress: await readProgress(tx, agreement, person),
        });
      const details = detailsOf(agreement, input);
      await record(tx, agreement, steps, { kind: input.step, authorId: person.id, ...details });
      const seq = steps.length + 1;
      await attachPhotos(tx, deps.files, { ids: input.photos, missionId, seq, authorId: person.id });
      await follow(tx, mission, agreement, decision.follows);
      return now(tx, missionId, person);
    },

    /** Keeps the exact address and a phone number of one's own mission. Throws NOT_FOUND. */
    async giveContact(
      tx: Tx,
      person: Person,
      missionId: string,
      contact: MissionContact,
    ): Promise<MissionContact> {
      await holdActive(tx, person.id);
      const mission = await missions.standing.lock(tx, missionId);
      if (mission === null || mission.ownerId !== person.id) throw new DomainError("NOT_FOUND");
      await repository.keepContact(tx, {
        missionId,
        ownerId: person.id,
        ...contact,
        updatedAt: instant(clock),
      });
      const agreement = await repository.agreement(tx, missionId);
      if (agreement !== null) announce(tx, agreement);
      return contact;
    },

    /** A side declares what was paid in all [PROP-11]. Throws NOT_FOUND, PROGRESS_CHANGED for a cancelled mission, or what `say` throws. */
    async pay(
      tx: Tx,
      person: Person,
      ids: { missionId: string; proposalId: string },
      body: PaymentBody,
    ): Promise<Payment> {
      const { mission, agreement, side } = await hold(tx, person, ids.missionId);
      if (agreement.proposalId !== ids.proposalId) throw new DomainError("NOT_FOUND");
      if (mission.statut === "annulee")
        throw new DomainError("PROGRESS_CHANGED", { progress: await readProgress(tx, agreement, person) });
      const drafts = await payments.declare(tx, agreement, side as "client" | "jobbeur", body);
      await notifications.notifyAll(tx, drafts);
      if (drafts.length > 0) announce(tx, agreement);
      return paymentStateOf(agreement, await repository.steps(tx, ids.missionId));
    },

    /** A mission ended: the Jobi that were agreed on move, or come back. */
    async settle(tx: Tx, missionId: string, statut: "terminee" | "annulee"): Promise<void> {
      const agreement = await repository.agreement(tx, missionId);
      if (agreement === null) return;
      const steps = await repository.steps(tx, missionId);
      if (isDisputed(steps)) throw new DomainError("DISPUTE_OPEN");
      if (statut === "terminee" && needsHours(agreement, steps)) throw new DomainError("HOURS_MISSING");
      await notifications.notifyAll(tx, await payments.settle(tx, agreement, statut));
      if (statut === "terminee")
        for (const id of [agreement.ownerId, agreement.jobbeurId].sort())
          await deps.jobi.grant(tx, id, "premiere_mission", missionId);
      announce(tx, agreement);
    },

    incident: createIncidents({ ...deps, hold, record, now, announce }),

    /** What the domain of disputes needs. */
    disputes: disputeSteps({ ...deps, payments, hold, record, announce }),

    /** Confirms what its client wrote nothing of for fourteen days; answers how many were looked at. Each is its own transaction. */
    async confirmUnanswered(on: Db = db): Promise<number> {
      const before = instant(clock, -confirmationDelayMs);
      const ids = await repository.unanswered(on, before, lapseBatch);
      for (const id of ids) await lapse(on, id, before);
      return ids.length;
    },

    /** Gives back what cancelled missions still owe, as far as balances go now; answers how many were looked at. Each is its own transaction. */
    async recoverJobis(on: Db = db): Promise<number> {
      const ids = await repository.owed(on, lapseBatch);
      for (const id of ids)
        await inTransaction(on, async (tx) => {
          await missions.standing.lock(tx, id);
          const agreement = await repository.agreement(tx, id);
          if (agreement?.statut !== "annulee") return;
          await notifications.notifyAll(tx, await payments.settle(tx, agreement, "annulee"));
          announce(tx, agreement);
        });
      return ids.length;
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
