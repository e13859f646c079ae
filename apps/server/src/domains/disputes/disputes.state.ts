import type { Dispute, DisputeEntry, DisputeSum } from "@jobami/api/disputes/contract";
import type { DisputeSide } from "@jobami/api/disputes/routes";
import type { StoredFile } from "@jobami/api/files/contract";
import { zoneOf } from "@jobami/api/places/zones";
import { addDays, instantIn } from "@jobami/api/planning/time";
import { answerWindowMs, type DisputeState, disputeAppealMs } from "@jobami/machines/missions/dispute";
import type { DisputeRow, EntryRow } from "./disputes.repository.ts";

/** A dispute with what happened in it. */
export interface Told {
  row: DisputeRow;
  entries: readonly EntryRow[];
  /** What goes along with an entry, by its number. */
  filesOf: (seq: string) => StoredFile[];
}

const sumOf = (entry: EntryRow | undefined): DisputeSum | null =>
  entry === undefined || entry.cents === null || entry.jobis === null
    ? null
    : { cents: entry.cents, jobis: entry.jobis };

const lastOf = ({ entries }: Told, kind: EntryRow["kind"], side?: DisputeSide) =>
  entries.findLast((entry) => entry.kind === kind && (side === undefined || entry.side === side));

const offersOf = (told: Told) => ({
  client: sumOf(lastOf(told, "offered", "client")),
  jobbeur: sumOf(lastOf(told, "offered", "jobbeur")),
});

/** The newest dispute of a mission as the life cycle knows it; `rows` are all of the mission, in their order. */
export function stateOf(rows: readonly DisputeRow[], told: Told | null, most: DisputeSum): DisputeState {
  const none = { openers: [], offers: { client: null, jobbeur: null }, decidedBy: null, decision: null };
  if (told === null) return { status: "none", most, ...none };
  const decided = lastOf(told, "decided");
  return {
    status: told.row.status,
    openers: rows.map(({ side }) => side),
    offers: offersOf(told),
    most,
    decidedBy: decided?.staffId ?? null,
    decision: sumOf(decided),
  };
}

const toEntry = (entry: EntryRow, filesOf: Told["filesOf"]): DisputeEntry => ({
  id: String(entry.seq),
  kind: entry.kind,
  at: entry.createdAt.toISOString(),
  side: entry.side,
  words: entry.words,
  sum: sumOf(entry),
  files: filesOf(String(entry.seq)),
});

function resultOf(told: Told): DisputeSum | null {
  const { status } = told.row;
  if (status === "settled") return sumOf(lastOf(told, "accepted"));
  return status === "final" ? (sumOf(lastOf(told, "reviewed")) ?? sumOf(lastOf(told, "decided"))) : null;
}

/** A dispute as its sides and the house read it. */
export function toDispute(told: Told, most: DisputeSum): Dispute {
  const { id, missionId, side, reason, status, openedAt, since } = told.row;
  const later = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();
  const reviewer = lastOf(told, "reviewed")?.staffId;
  return {
    id,
    missionId,
    openedBy: side,
    reason,
    status,
    openedAt: openedAt.toISOString(),
    answerBy: status === "opened" ? later(openedAt, answerWindowMs) : null,
    appealBy: status === "decided" ? later(since, disputeAppealMs) : null,
    most,
    offers: offersOf(told),
    result: resultOf(told),
    isReviewedBySame: reviewer !== undefined && reviewer === lastOf(told, "decided")?.staffId,
    entries: told.entries.map((entry) => toEntry(entry, told.filesOf)),
  };
}

/** When the work was to begin, in ms: the hour that was agreed on, otherwise the end of the day there; null while no day was said. */
export function startOf(of: {
  placeCode: string;
  day: string | null;
  startsAt: string | null;
}): number | null {
  const { placeCode, day, startsAt } = of;
  if (startsAt !== null) return Date.parse(startsAt);
  return day === null ? null : instantIn(zoneOf(placeCode), addDays(day, 1), "00:00");
}
