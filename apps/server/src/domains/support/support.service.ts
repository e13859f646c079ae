import type {
  Ticket,
  TicketActInput,
  TicketEditInput,
  TicketEntryKind,
  TicketFilingInput,
  TicketInput,
} from "@jobami/api/support/contract";
import { maxOpenTickets, maxTicketEntries, type TicketKind } from "@jobami/api/support/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import {
  decideTicket,
  type TicketDecision,
  type TicketEvent,
  ticketEvent,
  ticketLapseMs,
} from "@jobami/machines/support/ticket";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.domain.ts";
import { everyModerator, holdActive } from "../users/users.domain.ts";
import { assigneeNotification, requesterNotification } from "./support.copy.ts";
import { attachFiles } from "./support.files.ts";
import type { TicketQueue, TicketQueueQuery } from "./support.queue.ts";
import { supportRepository as repository, type TicketRow } from "./support.repository.ts";
import { isInTime, readQueue, readTicket, toHead } from "./support.view.ts";

interface Deps extends Pick<Platform, "clock" | "db" | "live"> {
  notifications: Pick<NotificationsService, "notifyAll">;
  subscriptions: Pick<Subscriptions, "has">;
  files: Pick<FilesService, "attach">;
  desk: Pick<TicketQueue, "page">;
}

/** Tickets that time ends in one go of the job. */
const lapsingBatch = 100;

type Lawful = Extract<TicketDecision, { allowed: true }>;
type RequesterNotice = Parameters<typeof requesterNotification>[1];

/** Whoever asked is that alone, also where they belong to staff: no one answers themselves. */
function sideOf({ requesterId }: TicketRow, person: Person): "requester" | "staff" | null {
  if (requesterId === person.id) return "requester";
  return staffMay(person, "support.answer") ? "staff" : null;
}

function entryKindOf({ type }: TicketEvent, by: "requester" | "staff"): TicketEntryKind {
  if (type === "ticket.noted") return "noted";
  if (type === "ticket.resolved") return "resolved";
  return by === "staff" ? "answered" : "said";
}

/** What people ask staff. The life cycle decides every step; the ticket is held first. */
export function createTickets({
  clock,
  db: pool,
  live,
  notifications,
  files,
  subscriptions,
  desk: queue,
}: Deps) {
  const read = (db: Db, row: TicketRow, { id }: { id: string }, as: "requester" | "staff"): Promise<Ticket> =>
    readTicket(db, row, { id, as, now: clock.now() });

  async function readAgain(db: Db, id: string, person: Person): Promise<Ticket> {
    const row = await repository.byId(db, id);
    const as = row === null ? null : sideOf(row, person);
    if (row === null || as === null) throw new DomainError("NOT_FOUND");
    return read(db, row, person, as);
  }

  /** Holds a ticket for a person whom it concerns. Throws NOT_FOUND. */
  async function hold(tx: Tx, person: Person, id: string) {
    await holdActive(tx, person.id);
    const row = await repository.hold(tx, id);
    const as = row === null ? null : sideOf(row, person);
    if (row === null || as === null) throw new DomainError("NOT_FOUND");
    return { row, as };
  }

  /** Everybody who has it open reads it anew; of a note staff alone. */
  function publishChange(
    tx: Tx,
    { id, requesterId }: TicketRow,
    to: "everybody" | "staff" = "everybody",
  ): void {
    if (to === "everybody") live.record(tx, [requesterId], "ticket_changed", { ticketId: id });
    live.record(tx, everyModerator(), "ticket_changed", { ticketId: id });
  }

  /** Performs a lawful step of a held ticket: the entry, how it stands, what follows. */
  async function take(
    tx: Tx,
    row: TicketRow,
    step: {
      decision: Lawful;
      kind: TicketEntryKind;
      words: string;
      author: { authorId: string | null; staffId: string | null };
      files?: readonly string[];
    },
  ): Promise<void> {
    const { decision, kind, words: text, author, files: ids = [] } = step;
    const createdAt = instant(clock);
    const seq = (await repository.entries(tx, row.id)).length + 1;
    await repository.add(tx, { ticketId: row.id, seq, kind, ...author, words: text, createdAt });
    const by = author.authorId ?? author.staffId;
    if (by !== null) await attachFiles(tx, files, { ids, ticketId: row.id, seq, authorId: by });
    const { status } = decision.next;
    await repository.change(tx, row.id, {
      ...(status === row.status ? {} : { status, since: createdAt }),
      ...(kind === "noted" ? {} : { lastAt: createdAt }),
      // Who answers first manages it.
      ...(kind === "answered" && row.assigneeId === null ? { assigneeId: author.staffId } : {}),
    });
    await notifications.notifyAll(
      tx,
      decision.follows.flatMap(({ type, of }) => {
        if (type === "requester.notified")
          return [{ to: row.requesterId, ...requesterNotification(row, of as RequesterNotice) }];
        const { assigneeId } = row;
        return assigneeId === null
          ? []
          : [{ to: assigneeId, ...assigneeNotification(row, of as RequesterNotice) }];
      }),
    );
    publishChange(tx, row, kind === "noted" ? "staff" : "everybody");
  }

  /** Time ends a ticket that no one went on with. */
  const lapse = (on: Db, id: string, before: Date): Promise<void> =>
    inTransaction(on, async (tx) => {
      const row = await repository.hold(tx, id);
      if (row === null || row.since > before) return;
      const decision = decideTicket({ status: row.status }, { type: "ticketWindow.ended" });
      if (!decision.allowed) return;
      const noAuthor = { authorId: null, staffId: null };
      await take(tx, row, { decision, kind: "lapsed", words: "", author: noAuthor });
    });

  return {
    /** Asks something. Throws TICKETS_FULL, or NOT_FOUND for a file that is not theirs. */
    async create(tx: Tx, person: Person, input: TicketInput & { browser: string }): Promise<Ticket> {
      const { words: text, files: ids, ...asked } = input;
      await holdActive(tx, person.id);
      await takeTurn(tx, `support:${person.id}`);
      if ((await repository.openOf(tx, person.id)) >= maxOpenTickets) throw new DomainError("TICKETS_FULL");
      const createdAt = instant(clock);
      const times = { createdAt, since: createdAt, lastAt: createdAt };
      const row = await repository.insert(tx, {
        id: newId(),
        requesterId: person.id,
        status: "new",
        // What the law asks for in time, and what premium gives: it stands before the others at the queue.
        ...(input.category === "privacy" || (await subscriptions.has(tx, person.id, "aide_prioritaire"))
          ? { priority: "high" as const }
          : {}),
        ...asked,
        ...times,
      });
      const entry = { ticketId: row.id, seq: 1, authorId: person.id };
      await repository.add(tx, { ...entry, kind: "said", staffId: null, words: text, createdAt });
      await attachFiles(tx, files, { ids, ...entry });
      publishChange(tx, row);
      return read(tx, row, person, "requester");
    },

    /** A page of a person’s own tickets. */
    async own(
      db: Db,
      userId: string,
      query: { kind: TicketKind; status: "open" | "ended"; page: number; limit: number },
    ) {
      const window = { limit: query.limit, offset: rowsBefore(query) };
      const { rows, total } = await repository.ownPage(db, userId, query, window);
      return { data: rows.map(toHead), pagination: paginationOf({ ...query, total }) };
    },

    /** A ticket for whoever asked and for staff. Throws NOT_FOUND. */
    one: (db: Db, person: Person, id: string): Promise<Ticket> => readAgain(db, id, person),

    /** Whoever asked changes what no one has answered. Throws NOT_FOUND, FORBIDDEN, or TICKET_CHANGED with `data.ticket`. */
    async edit(
      tx: Tx,
      person: Person,
      id: string,
      { words: text, ...set }: TicketEditInput,
    ): Promise<Ticket> {
      const { row, as } = await hold(tx, person, id);
      const decision = decideTicket({ status: row.status }, { type: "ticket.edited", by: as });
      if (!decision.allowed)
        throw new DomainError(decision.reason, { ticket: await read(tx, row, person, as) });
      await repository.change(tx, id, set);
      await repository.reword(tx, id, text);
      publishChange(tx, row);
      return readAgain(tx, id, person);
    },

    /** A person writes, notes or ends it. Throws NOT_FOUND, FORBIDDEN, TICKET_LONG, or a refusal with `data.ticket` as it stands. */
    async act(tx: Tx, person: Person, id: string, input: TicketActInput): Promise<Ticket> {
      const { row, as } = await hold(tx, person, id);
      const event = ticketEvent(input.act, as, isInTime(row, clock.now()));
      const decision = decideTicket({ status: row.status }, event);
      if (!decision.allowed)
        throw new DomainError(decision.reason, { ticket: await read(tx, row, person, as) });
      if ((await repository.entries(tx, id)).length >= maxTicketEntries && input.act !== "resolve")
        throw new DomainError("TICKET_LONG");
      const author = {
        authorId: as === "requester" ? person.id : null,
        staffId: as === "staff" ? person.id : null,
      };
      const { words: text, files: ids } = input;
      await take(tx, row, { decision, kind: entryKindOf(event, as), words: text, author, files: ids });
      return readAgain(tx, id, person);
    },

    /** A page of tickets for staff. */
    async desk(db: Db, userId: string, query: TicketQueueQuery & KeyedQuery) {
      const { rows, pagination } = await queue.page(db, userId, query);
      return { data: await readQueue(db, rows, userId), pagination };
    },

    /** A staff member files a ticket. Throws NOT_FOUND, for a tag that is gone too. */
    async file(tx: Tx, person: Person, id: string, input: TicketFilingInput): Promise<Ticket> {
      const { row, as } = await hold(tx, person, id);
      if (as !== "staff") throw new DomainError("NOT_FOUND");
      const { assignee, tags, priority, category } = input;
      if (tags !== undefined && !(await repository.setTags(tx, id, tags))) throw new DomainError("NOT_FOUND");
      await repository.change(tx, id, {
        ...(priority === undefined ? {} : { priority }),
        ...(category === undefined ? {} : { category }),
        ...(assignee === undefined ? {} : { assigneeId: assignee === "me" ? person.id : null }),
      });
      publishChange(tx, row, category === undefined ? "staff" : "everybody");
      return readAgain(tx, id, person);
    },

    /** Ends what no one went on with for fourteen days; answers how many were looked at. Each is its own transaction. */
    async endSilent(on: Db = pool): Promise<number> {
      const before = instant(clock, -ticketLapseMs);
      const rows = await repository.silentSince(on, before, lapsingBatch);
      for (const { id } of rows) await lapse(on, id, before);
      return rows.length;
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
