import type { StoredFile } from "@jobami/api/files/contract";
import { dayIn } from "@jobami/api/missions/days";
import { franceZone } from "@jobami/api/places/france-zone";
import { addMonths } from "@jobami/api/planning/time";
import type { QueuedTicket, SupportTag, Ticket, TicketEntry, TicketHead } from "@jobami/api/support/contract";
import { privacyAnswerMonths } from "@jobami/api/support/routes";
import {
  allowedTicketActs,
  decideTicket,
  type TicketMover,
  ticketReopenMs,
} from "@jobami/machines/support/ticket";
import type { Db } from "../../platform/database/database.ts";
import { filesOf } from "./support.files.ts";
import { type EntryRow, supportRepository as repository, type TicketRow } from "./support.repository.ts";

type Names = ReadonlyMap<string, string>;

/** Whether whoever asked can still go on with a ticket that is over. */
export const isInTime = ({ since }: TicketRow, now: number): boolean =>
  now < since.getTime() + ticketReopenMs;

/** By which day a question about personal data is answered [GDPR-06]. */
function answerBy({ category, status, createdAt }: TicketRow): string | null {
  if (category !== "privacy" || status !== "new") return null;
  return addMonths(dayIn(franceZone, createdAt.getTime()), privacyAnswerMonths);
}

export function toHead(row: TicketRow): TicketHead {
  const { id, number, kind, category, subject, status, createdAt, lastAt } = row;
  return {
    id,
    number,
    kind,
    category,
    subject,
    status,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    answerBy: answerBy(row),
  };
}

function filingOf(row: TicketRow, names: Names, tags: SupportTag[], viewerId: string) {
  const { assigneeId, priority, requesterId } = row;
  return {
    priority,
    tags: tags.map(({ id, name }) => ({ id, name })),
    assignee:
      assigneeId === null
        ? null
        : { id: assigneeId, name: names.get(assigneeId) ?? "", isMe: assigneeId === viewerId },
    requester: names.get(requesterId) ?? null,
  };
}

function toEntry(
  row: EntryRow,
  {
    names,
    files,
    isRead,
  }: { names: Names; files: (seq: string) => StoredFile[]; isRead: "byStaff" | "byRequester" },
): TicketEntry {
  const { seq, kind, authorId, staffId, words: text, createdAt } = row;
  const who = authorId ?? (isRead === "byStaff" ? staffId : null);
  return {
    id: String(seq),
    kind,
    at: createdAt.toISOString(),
    isStaff: staffId !== null,
    author: who === null ? null : (names.get(who) ?? null),
    words: text,
    files: files(String(seq)),
  };
}

/** A ticket as whoever asked, or staff, reads it. */
export async function readTicket(
  db: Db,
  row: TicketRow,
  viewer: { id: string; as: Exclude<TicketMover, "stranger">; now: number },
): Promise<Ticket> {
  const isStaff = viewer.as === "staff";
  const all = await repository.entries(db, row.id);
  const read = isStaff ? all : all.filter(({ kind }) => kind !== "noted");
  const names = await repository.names(db, [
    row.requesterId,
    row.assigneeId,
    ...read.flatMap(({ authorId, staffId }) => [authorId, staffId]),
  ]);
  const files = await filesOf(db, row.id);
  const tags = isStaff ? await repository.tagsOf(db, [row.id]) : new Map<string, SupportTag[]>();
  const { page, browser, status } = row;
  return {
    ...toHead(row),
    page,
    browser,
    entries: read.map((entry) =>
      toEntry(entry, { names, files, isRead: isStaff ? "byStaff" : "byRequester" }),
    ),
    mayAct: allowedTicketActs({ status }, viewer.as, isInTime(row, viewer.now)),
    mayEdit: decideTicket({ status }, { type: "ticket.edited", by: viewer.as }).allowed,
    filing: isStaff ? filingOf(row, names, tags.get(row.id) ?? [], viewer.id) : null,
  };
}

/** A page of tickets for staff. */
export async function readQueue(
  db: Db,
  rows: readonly TicketRow[],
  viewerId: string,
): Promise<QueuedTicket[]> {
  const names = await repository.names(
    db,
    rows.flatMap(({ requesterId, assigneeId }) => [requesterId, assigneeId]),
  );
  const tags = await repository.tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toHead(row), ...filingOf(row, names, tags.get(row.id) ?? [], viewerId) }));
}
