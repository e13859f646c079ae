import type { StoredFile } from "@jobami/api/files/contract";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import { instantIn } from "@jobami/api/planning/time";
import type { MissionContact, MissionProgress, ProgressEntry } from "@jobami/api/progress/contract";
import type { ProgressStatus } from "@jobami/api/progress/routes";
import {
  confirmationDelayMs,
  type ProgressMover,
  type ProgressState,
} from "@jobami/machines/missions/mission-progress";
import { type PaymentState, paymentOf, type Sum } from "@jobami/machines/money/payment";
import { incidentOf } from "./progress.incident-state.ts";
import type { Agreement, StepRow } from "./progress.repository.ts";

const statusAfter: Partial<Record<StepRow["kind"], ProgressStatus>> = {
  "way.started": "onTheWay",
  "work.begun": "begun",
  "work.done": "done",
  "changes.asked": "changesAsked",
  "work.confirmed": "confirmed",
  "confirmation.lapsed": "confirmed",
};

/** Where a mission stands by what happened about it; its client can end it without another word. */
export function progressOf(
  { statut, isHourly }: Pick<Agreement, "statut" | "isHourly">,
  steps: readonly StepRow[],
): Omit<ProgressState, "isEarly"> {
  const last = steps
    .map(({ kind }) => statusAfter[kind])
    .filter((status) => status !== undefined)
    .at(-1);
  return {
    status: statut === "terminee" ? "confirmed" : (last ?? "agreed"),
    hasAskedChanges: steps.some(({ kind }) => kind === "changes.asked"),
    isDisputed: isDisputed(steps),
    needsHours: needsHours({ isHourly }, steps),
  };
}

/** From when the work can be done, in ms: the hour that was agreed on, otherwise the beginning of the day there, or at once where any day will do. */
function startOf({ startsAt, placeCode, day, timing, agreedAt }: Agreement): number {
  const start = day === null || !hasOneDay({ timing }) ? null : instantIn(zoneOf(placeCode), day, "00:00");
  return startsAt === null ? (start ?? Date.parse(agreedAt)) : Date.parse(startsAt);
}

/** The same for a step that is taken at an instant, in ms. */
export const progressAt = (agreement: Agreement, steps: readonly StepRow[], now: number): ProgressState => ({
  ...progressOf(agreement, steps),
  isEarly: now < startOf(agreement),
});

/** The client reads what they gave; the jobbeur from the agreement until the mission ends. */
export const mayReadContact = ({ statut }: Pick<Agreement, "statut">, side: ProgressMover): boolean =>
  side === "client" || (side === "jobbeur" && statut === "en_cours");

/** What is due hangs on hours that no one stated, and nothing else was settled. */
export const needsHours = ({ isHourly }: Pick<Agreement, "isHourly">, steps: readonly StepRow[]): boolean =>
  isHourly && settledOf(steps) === null && !steps.some(({ quarters }) => quarters !== null);

/** A dispute was opened and is not over. */
export const isDisputed = (steps: readonly StepRow[]): boolean =>
  steps.findLast(({ kind }) => kind === "dispute.opened" || kind === "dispute.closed")?.kind ===
  "dispute.opened";

/** Since when the client is waited for: what was disputed waits anew; null while it is not done. */
export function waitsSince(steps: readonly StepRow[]): Date | null {
  const done = steps.findLast(({ kind }) => kind === "work.done");
  const closed = steps.findLast(({ kind }) => kind === "dispute.closed");
  if (done === undefined) return null;
  return closed !== undefined && closed.seq > done.seq ? closed.createdAt : done.createdAt;
}

const quartersAnHour = 4;

type Price = Pick<Agreement, "isHourly" | "cents" | "jobis">;

function paidOf(steps: readonly StepRow[]): Sum {
  const total = (kind: StepRow["kind"]) =>
    steps.reduce((sum, step) => sum + (step.kind === kind ? (step.amount ?? 0) : 0), 0);
  return {
    cents: total("euros.received") - total("euros.corrected"),
    jobis: total("jobis.sent") - total("jobis.returned"),
  };
}

/** What is due by the agreement. An hourly price is due for the hours that were stated last, for one before that. */
export function dueOf({ isHourly, cents, jobis }: Price, steps: readonly StepRow[]): Sum {
  const worked = steps.findLast(({ quarters }) => quarters !== null)?.quarters ?? quartersAnHour;
  const due = (rate: number) => (isHourly ? Math.round((rate * worked) / quartersAnHour) : rate);
  const paid = paidOf(steps);
  // Fewer hours stated later take nothing back of what was paid.
  return { cents: Math.max(due(cents), paid.cents), jobis: Math.max(due(jobis), paid.jobis) };
}

/** What a dispute left due; null without. */
function settledOf(steps: readonly StepRow[]): Sum | null {
  const amount = (kind: StepRow["kind"]) => steps.findLast((step) => step.kind === kind)?.amount ?? null;
  const [cents, jobis] = [amount("euros.settled"), amount("jobis.settled")];
  return cents === null && jobis === null ? null : { cents: cents ?? 0, jobis: jobis ?? 0 };
}

/** What is due, and what was paid of it. What was settled is due, however much was paid before. */
export const paymentStateOf = (price: Price, steps: readonly StepRow[]): PaymentState =>
  paymentOf(settledOf(steps) ?? dueOf(price, steps), paidOf(steps));

type PhotosOf = (seq: string) => StoredFile[];

function entriesOf(
  { agreedAt, since, statut }: Agreement,
  steps: readonly StepRow[],
  photosOf: PhotosOf,
): ProgressEntry[] {
  const plain = { note: "", dueOn: null, hours: null, minutes: null, amount: null, photos: [] };
  const shown = steps.map(({ seq, kind, createdAt, note, dueOn, quarters, minutes, amount }) => ({
    id: String(seq),
    kind,
    at: createdAt.toISOString(),
    note,
    dueOn,
    hours: quarters === null ? null : quarters / quartersAnHour,
    minutes,
    amount,
    photos: photosOf(String(seq)),
  }));
  const isConfirmed = steps.some(({ kind }) => statusAfter[kind] === "confirmed");
  const end = (kind: "mission.completed" | "mission.cancelled") => ({ id: "end", kind, at: since, ...plain });
  return [
    { id: "agreed", kind: "agreed", at: agreedAt, ...plain },
    ...shown,
    ...(statut === "terminee" && !isConfirmed ? [end("mission.completed")] : []),
    ...(statut === "annulee" ? [end("mission.cancelled")] : []),
  ];
}

/** A mission that was agreed on, as one of its sides reads it. */
export function toProgress(
  agreement: Agreement,
  steps: readonly StepRow[],
  contact: MissionContact | null,
  photosOf: PhotosOf,
): MissionProgress {
  const { missionId, proposalId, statut } = agreement;
  const state = progressOf(agreement, steps);
  const since = waitsSince(steps);
  const isWaiting = state.status === "done" && statut === "en_cours" && !state.isDisputed && since !== null;
  return {
    missionId,
    proposalId,
    ...state,
    startsAt: new Date(startOf(agreement)).toISOString(),
    incident: incidentOf(agreement, steps),
    entries: entriesOf(agreement, steps, photosOf),
    confirmsItselfAt: isWaiting ? new Date(since.getTime() + confirmationDelayMs).toISOString() : null,
    contact,
    payment: paymentStateOf(agreement, steps),
  };
}
