import { staffPowersIn } from "@jobami/machines/auth/staff-powers";
import type { Db } from "../../apps/server/src/platform/database/database.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";

/** Something that a list of staff is asked. */
export interface StaffQuestion {
  what: string;
  ask: (server: TestServer, db: Db) => Promise<unknown>;
}

/** Rows are made of their number `i`: a table's ids begin with its own digits, and one row follows the other by a minute. */
const id = (table: number, of = "i") =>
  `('${String(table).padStart(8, "0")}-0000-7000-8000-' || lpad((${of})::text, 12, '0'))::uuid`;
const person = (of = "i") => id(1, of);
const oldest = Date.UTC(2020, 0, 1);
const at = (of = "i") => `timestamptz '2020-01-01Z' + (${of}) * interval '1 minute'`;
const choice = (of: string, values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(",")}])[1 + (${of}) % ${values.length}]`;

/** Everything that is filled, so many rows each. */
export const fillOf = (size: number): string[] => {
  const rows = `from generate_series(1, ${size}) i`;
  return [
    `insert into users (id, email, password_changed_at, role, user_type, prenom, nom, terms_accepted_at, created_at, statut, deactivated_at)
      select ${person()}, 'p' || i || '@exemple.fr', ${at()}, case when i % 10000 = 0 then 'jobmodo' else 'jobutil' end,
        ${choice("i", ["jobbeur", "other"])}, ${choice("i", ["Léa", "Karim", "Inès", "Hugo", "Zoé"])}, 'Nom' || i, ${at()}, ${at()},
        case when i % 5000 = 1 then 'suspended' else 'active' end, case when i % 5000 = 1 then ${at()} end ${rows}`,
    `insert into support_tickets (id, kind, requester_id, category, subject, page, browser, status, priority, assignee_id, created_at, since, last_at)
      select ${id(2)}, case when i % 20 = 0 then 'bug' else 'help' end, ${person()}, ${choice("i", ["account", "payment", "other"])},
        'Le paiement ' || i, '', '', ${choice("i", ["new", "open", "answered", "resolved"])},
        ${choice("i / 4", ["normal", "normal", "normal", "low", "high", "urgent"])}, case when i % 3 = 0 then ${person("10000 + i % 7")} end,
        ${at()}, ${at()}, ${at()} ${rows}`,
    `insert into moderation_cases (id, kind, content_id, author_id, title, words, status, is_removed, opened_at, decided_by, decided_at, first_decided_at, reasons)
      select ${id(3)}, case when i % 1000 = 0 then 'review' else ${choice("i", ["comment", "mission", "message"])} end, ${id(4)}, ${person()},
        'Mission ' || i, 'Des mots.', case when i % 2 = 0 then 'reported' else 'kept' end, false, ${at()},
        case when i % 2 = 1 then ${person("10000")} end, case when i % 2 = 1 then ${at()} end, case when i % 2 = 1 then ${at()} end,
        case when i % 2 = 1 then 'Motif.' end ${rows}`,
    `insert into content_reports (id, case_id, kind, content_id, source, reporter_id, reason, created_at)
      select ${id(5)}, ${id(3)}, 'comment', ${id(4)}, case when i % 50 = 0 then 'filter' else 'person' end,
        case when i % 50 <> 0 then ${person()} end, 'Il insulte.', ${at()} ${rows}`,
    `insert into audit_entries (id, at, kind, actor_kind, actor_id, subject_kind, subject_id)
      select ${id(6)}, ${at()}, case when i % 100 = 0 then ${choice("i / 100", ["content.kept", "content.removed", "sanction.warned"])}
        else ${choice("i", ["journal.read", "account.read", "evidence.read"])} end, 'person', ${person("10000")}, 'account', ${person()} ${rows}`,
    `insert into verification_documents (id, user_id, kind, title, status, file_id, submitted_at)
      select ${id(7)}, ${person()}, 'qualification', 'CAP', case when i % 2 = 0 then 'submitted' else 'accepted' end, ${id(8)}, ${at()} ${rows}`,
    `insert into mails (id, user_id, to_address, subject, text, html, created_at, status, due_at)
      select ${id(9)}, case when i % 2 = 0 then ${person()} end, 'p' || i || '@exemple.fr', 'Bonjour', '', '', ${at()},
        case when i % 10000 = 0 then 'failed' else 'sent' end, ${at()} ${rows}`,
    `insert into consents (id, user_id, kind, first_name, last_name, given_at)
      select ${id(10)}, ${person()}, 'ai', 'Léa', 'Nom' || i, ${at()} ${rows}`,
    `insert into newsletter_subscriptions (id, email, status, token_hash, token_expires_at, mailed_at, asked_at)
      select ${id(11)}, 'p' || i || '@exemple.fr', case when i % 10000 = 0 then 'ended' else 'confirmed' end, 'h' || i, ${at()}, ${at()}, ${at()} ${rows}`,
  ];
};

const someone = "00000001-0000-7000-8000-000000010000";
const administrator = {
  id: someone,
  powers: staffPowersIn({ role: "jobpadm", isActive: true, hasSecondFactor: true }),
};
const unknownId = "00000000-0000-7000-8000-000000000000";
const ticketQuery = { assigned: "anybody", q: "" } as const;

/** Every list with its first, a deep and its last page, and with filters that few rows pass. */
export function listQuestions(size: number): StaffQuestion[] {
  const middle = oldest + (size / 2) * 60_000;
  const deep = `apres~${middle}~${unknownId}`;
  const deepQueue = `apres~false~2~${middle}~${unknownId}`;
  const places = (
    what: string,
    ask: (server: TestServer, db: Db, cursor: string | undefined) => Promise<unknown>,
    at = deep,
  ) =>
    [
      ["first", undefined],
      ["deep", at],
      ["last", "fin"],
    ].map(
      ([place, cursor]): StaffQuestion => ({
        what: `${what}, ${place} page`,
        ask: (server, db) => ask(server, db, cursor),
      }),
    );
  const limit = 20;
  return [
    ...places("accounts", ({ domains }, db, cursor) => domains.people.sanctions.list(db, { cursor, limit })),
    ...places("accounts that are suspended", ({ domains }, db, cursor) =>
      domains.people.sanctions.list(db, { cursor, limit, state: "suspended" }),
    ),
    ...places("accounts of moderators", ({ domains }, db, cursor) =>
      domains.people.sanctions.list(db, { cursor, limit, role: "jobmodo" }),
    ),
    {
      what: "accounts by name",
      ask: ({ domains }, db) => domains.people.sanctions.list(db, { limit, search: "nom12345" }),
    },
    ...places("silent accounts", ({ domains }, db, cursor) =>
      domains.people.inactive.list(db, { cursor, limit, months: 6 }),
    ),
    ...places(
      "the queue",
      ({ domains }, db, cursor) =>
        domains.support.tickets.desk(db, someone, { cursor, limit, status: "open", ...ticketQuery }),
      deepQueue,
    ),
    ...places(
      "what of the queue is overdue",
      ({ domains }, db, cursor) =>
        domains.support.tickets.desk(db, someone, { cursor, limit, status: "late", ...ticketQuery }),
      deepQueue,
    ),
    ...places(
      "one's own tickets",
      ({ domains }, db, cursor) =>
        domains.support.tickets.desk(db, someone, {
          cursor,
          limit,
          status: "waiting",
          ...ticketQuery,
          assigned: "me",
        }),
      deepQueue,
    ),
    ...places(
      "problems that were reported",
      ({ domains }, db, cursor) =>
        domains.support.tickets.desk(db, someone, {
          cursor,
          limit,
          status: "open",
          kind: "bug",
          ...ticketQuery,
        }),
      deepQueue,
    ),
    ...places("tickets that are over", ({ domains }, db, cursor) =>
      domains.support.tickets.desk(db, someone, { cursor, limit, status: "ended", ...ticketQuery }),
    ),
    ...places("reported contents", ({ domains }, db, cursor) =>
      domains.reports.list(db, someone, { cursor, limit, status: "open" }),
    ),
    ...places("reported contents to act on", ({ domains }, db, cursor) =>
      domains.reports.list(db, someone, { cursor, limit, status: "waiting" }),
    ),
    ...places("reported contents of a rare kind", ({ domains }, db, cursor) =>
      domains.reports.list(db, someone, { cursor, limit, status: "open", kind: "review" }),
    ),
    ...places("reported contents, by the filter", ({ domains }, db, cursor) =>
      domains.reports.list(db, someone, { cursor, limit, status: "open", source: "filter" }),
    ),
    ...places("decided contents", ({ domains }, db, cursor) =>
      domains.reports.list(db, someone, { cursor, limit, status: "decided" }),
    ),
    ...places("what one decided oneself", ({ domains }, db, cursor) =>
      domains.appeals.ownDecisions(db, someone, { cursor, limit }),
    ),
    ...places("the log of decisions", ({ domains }, db, cursor) =>
      domains.staff.moderationLog(db, { cursor, limit }),
    ),
    ...places("the log of reads", ({ domains }, db, cursor) =>
      domains.staff.moderationLog(db, { cursor, limit, act: "account.read" }),
    ),
    ...places("papers that wait", ({ domains }, db, cursor) =>
      domains.verification.queue(db, someone, { cursor, limit, status: "waiting" }),
    ),
    {
      what: "the first page of staff",
      ask: ({ domains }, db) => domains.staff.work(db, administrator),
    },
  ];
}
