import { zoneOf } from "@jobami/api/places/zones";
import { timeIn } from "@jobami/api/planning/time";
import type { IncidentInput, MissionProgress } from "@jobami/api/progress/contract";
import type { IncidentAct } from "@jobami/api/progress/routes";
import {
  decideIncident,
  type IncidentFollowUp,
  type IncidentMover,
  incidentStateOf,
} from "@jobami/machines/missions/mission-incident";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Messages } from "../messages/messages.domain.ts";
import type { MissionRow, MissionsService } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { incidentNotification, lateMessage } from "./progress.copy.ts";
import { incidentOf } from "./progress.incident-state.ts";
import { type Agreement, progressRepository as repository, type StepRow } from "./progress.repository.ts";
import { progressOf } from "./progress.state.ts";

interface Deps {
  clock: Clock;
  missions: Pick<MissionsService, "drop" | "leaveAs">;
  messages: Pick<Messages, "open" | "send">;
  notifications: Pick<NotificationsService, "notifyAll">;
  /** Holds a person and their mission, and states on which side they stand. */
  hold(tx: Tx, person: Person, missionId: string): Promise<HeldMission>;
  record(
    tx: Tx,
    agreement: Agreement,
    steps: readonly StepRow[],
    row: Pick<StepRow, "kind" | "authorId"> & Partial<StepRow>,
  ): Promise<void>;
  /** As the mission stands for a person. */
  now(tx: Tx, missionId: string, person: Person): Promise<MissionProgress>;
  announce(tx: Tx, agreement: Agreement): void;
}

interface HeldMission {
  mission: MissionRow;
  agreement: Agreement;
  side: IncidentMover;
}

/** What goes wrong about a mission under way; its life cycle decides. */
export function createIncidents(deps: Deps) {
  const { clock, missions, messages, notifications } = deps;

  /** Also writes it where the two talk, as far as they still do. */
  async function write(tx: Tx, person: Person, agreement: Agreement, text: string): Promise<void> {
    try {
      const { id } = await messages.open(tx, person.id, agreement.proposalId);
      await messages.send(tx, person.id, id, { client_id: newId(), text });
    } catch (error) {
      // Nothing is written to who is away, or is blocked; the notification and the card are theirs all the same.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  async function follow(
    tx: Tx,
    { mission, agreement }: HeldMission,
    follows: readonly IncidentFollowUp[],
    input: IncidentInput,
  ): Promise<void> {
    for (const one of follows) {
      if (one.type === "mission.cancelled") await missions.leaveAs(tx, mission, agreement.jobbeurId);
      else if (one.type === "mission.voided") await missions.drop(tx, mission);
      else {
        const to = one.side === "client" ? agreement.ownerId : agreement.jobbeurId;
        const draft = incidentNotification(agreement, { of: one.of, to: one.side, minutes: input.minutes });
        await notifications.notifyAll(tx, [{ to, ...draft }]);
      }
    }
  }

  /** The act among the steps. That a person does not feel safe is read by the team alone, where they report it: it reads as a cancellation. */
  async function store(
    tx: Tx,
    { agreement, side }: HeldMission,
    steps: readonly StepRow[],
    person: Person,
    { act, note, minutes }: IncidentInput,
  ): Promise<void> {
    const authorId = person.id;
    if (act !== "safety.left")
      await deps.record(tx, agreement, steps, { kind: act, authorId, note, minutes: minutes ?? null });
    else if (side === "jobbeur") await deps.record(tx, agreement, steps, { kind: "mission.left", authorId });
  }

  /** Who is late writes it in the conversation too. */
  async function writeLate(
    tx: Tx,
    person: Person,
    agreement: Agreement,
    input: IncidentInput,
  ): Promise<void> {
    const { act, minutes, note } = input;
    if (act !== "late.announced" || minutes === undefined || agreement.startsAt === null) return;
    const expectedAt = Date.parse(agreement.startsAt) + minutes * 60_000;
    const time = timeIn(zoneOf(agreement.placeCode), expectedAt);
    await write(tx, person, agreement, lateMessage({ minutes, time, note }));
  }

  /** The act of a held mission as its life cycle decides. Throws what it refuses with. */
  async function decided(
    tx: Tx,
    { mission, agreement, side }: HeldMission,
    person: Person,
    act: IncidentAct,
  ) {
    const steps = await repository.steps(tx, agreement.missionId);
    const { status, isDisputed } = progressOf(agreement, steps);
    const incident = incidentOf(agreement, steps);
    const state = incidentStateOf({ incident, status, isDisputed }, clock.now());
    const decision = decideIncident(state, { type: act, by: side });
    if (decision.allowed && mission.statut === "en_cours") return { steps, follows: decision.follows };
    const reason = decision.allowed ? "INCIDENT_CHANGED" : decision.reason;
    if (reason === "FORBIDDEN") throw new DomainError("FORBIDDEN");
    throw new DomainError(reason, { progress: await deps.now(tx, agreement.missionId, person) });
  }

  /** A side states what goes wrong. Throws NOT_FOUND, FORBIDDEN for what is the other side's, or a refusal with `data.progress` as it stands. */
  return async (
    tx: Tx,
    person: Person,
    missionId: string,
    input: IncidentInput,
  ): Promise<MissionProgress> => {
    // People are held before the mission, the other one too: what is written to them asks for both.
    const known = await repository.agreement(tx, missionId);
    if (known !== null) await holdActive(tx, person.id, [known.ownerId, known.jobbeurId]);
    const held = await deps.hold(tx, person, missionId);
    const { steps, follows } = await decided(tx, held, person, input.act);
    await store(tx, held, steps, person, input);
    // A conversation is held before the counts of notifications.
    await writeLate(tx, person, held.agreement, input);
    await follow(tx, held, follows, input);
    deps.announce(tx, held.agreement);
    return deps.now(tx, missionId, person);
  };
}
