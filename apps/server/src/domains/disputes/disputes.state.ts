import type { Dispute, DisputeEntry, DisputeSum } from "@jobami/api/disputes/contract";
import type { DisputeSide } from "@jobami/api/disputes/routes";
import type { StoredFile } from "@jobami/api/files/contract";
import { answerWindowMs, type DisputeState, disputeAppealMs } from "@jobami/machines/missions/dispute";
import type { DisputeRow, EntryRow } from "./disputes.repository.ts";

/** A dispute with what happened in it. */
export interface DisputeRecord {
  row: DisputeRow;
  entries: readonly EntryRow[];
  /** What goes along with an entry, by its number. */
  filesOf: (seq: string) => StoredFile[];
}

const sumOf = (entry: EntryRow | undefined): DisputeSum | null =>
  entry === undefined || entry.cents === null || entry.jobis === null
    ? null
    : { cents: entry.cents, jobis: entry.jobis };

const lastOf = ({ entries }: DisputeRecord, kind: EntryRow["kind"], side?: DisputeSide) =>
  entries.findLast((entry) => entry.kind === kind && (side === undefined || entry.side === side));

const offersOf = (record: DisputeRecord) => ({
  client: sumOf(lastOf(record, "offered", "client")),
  jobbeur: sumOf(lastOf(record, "offered", "jobbeur")),
});

/** The newest dispute of a mission as the life cycle knows it; `rows` are all of the mission, in their order. */
export function stateOf(
  rows: readonly DisputeRow[],
  record: DisputeRecord | null,
  most: DisputeSum,
): DisputeState {
  const none = { openers: [], offers: { client: null, jobbeur: null }, decidedBy: null, decision: null };
  if (record === null) return { status: "none", most, ...none };
  const decided = lastOf(record, "decided");
  return {
    status: record.row.status,
    openers: rows.map(({ side }) => side),
    offers: offersOf(record),
    most,
    decidedBy: decided?.staffId ?? null,
    decision: sumOf(decided),
  };
}

const toEntry = (entry: EntryRow, filesOf: DisputeRecord["filesOf"]): DisputeEntry => ({
  id: String(entry.seq),
  kind: entry.kind,
  at: entry.createdAt.toISOString(),
  side: entry.side,
  words: entry.words,
  sum: sumOf(entry),
  files: filesOf(String(entry.seq)),
});

function resultOf(record: DisputeRecord): DisputeSum | null {
  const { status } = record.row;
  if (status === "settled") return sumOf(lastOf(record, "accepted"));
  return status === "final" ? (sumOf(lastOf(record, "reviewed")) ?? sumOf(lastOf(record, "decided"))) : null;
}

/** A dispute as its sides and staff read it. */
export function toDispute(record: DisputeRecord, most: DisputeSum): Dispute {
  const { id, missionId, side, reason, status, openedAt, since } = record.row;
  const later = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString();
  const reviewer = lastOf(record, "reviewed")?.staffId;
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
    offers: offersOf(record),
    result: resultOf(record),
    isReviewedBySame: reviewer !== undefined && reviewer === lastOf(record, "decided")?.staffId,
    entries: record.entries.map((entry) => toEntry(entry, record.filesOf)),
  };
}
