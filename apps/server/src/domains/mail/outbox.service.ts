import type { OutgoingMail } from "@jobami/api/mail/contract";
import { type MailKind, type MailState, mailStates } from "@jobami/api/mail/routes";
import { type SQL, sql } from "drizzle-orm";
import type { AuditActor } from "../../platform/audit/audit.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { isInAddress } from "../../platform/database/terms.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, statementPage } from "../../platform/lists/keyed.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";

type Row = Omit<OutgoingMail, "createdAt" | "sentAt" | "nextAt" | "usefulUntil"> & {
  created: string;
  sent: string | null;
  next: string | null;
  useful: string | null;
};

/** Which mails, and which page of them. */
export interface OutboxQuery extends KeyedQuery {
  state?: MailState | undefined;
  kind?: MailKind | undefined;
  search?: string | undefined;
}

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("m.created_at"), keyPart.id("m.id")],
};

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint::text`);
const iso = (value: string | null) => (value === null ? null : new Date(Number(value)).toISOString());

/** A code that opens something stands in a subject too, so that telephones show it: no one but its receiver reads it. */
const hideCodes = (text: string) =>
  text.replace(/\d+/g, (digits) => (digits.length === 6 ? "••••••" : digits));

const columns = sql`m.id, m.to_address as "to", m.subject, case when m.user_id is null then 'address' else 'member' end as kind,
  m.status as state, m.tries, ${ms("m.created_at")} as created, ${ms("m.sent_at")} as sent,
  case when m.status in ('queued', 'failed') then ${ms("coalesce(m.held_until, m.due_at)")} end as next,
  ${ms("m.useful_until")} as useful, m.last_error as "lastError",
  case when m.status in ('queued', 'failed') then m.held_by end as "heldBy"`;

const toMail = ({ created, sent, next, useful, ...mail }: Row): OutgoingMail => ({
  ...mail,
  to: shownAddress(mail.to),
  subject: hideCodes(mail.subject),
  lastError: mail.lastError === null ? null : hideCodes(mail.lastError),
  createdAt: new Date(Number(created)).toISOString(),
  sentAt: iso(sent),
  nextAt: iso(next),
  usefulUntil: iso(useful),
});

/** Addresses alone are searched: a subject may hold a code, which whoever searches could guess digit by digit. */
function conditions({ state, kind, search }: Omit<OutboxQuery, keyof KeyedQuery>): SQL {
  const parts = [
    sql`not m.decoy`,
    ...(state === undefined ? [] : [sql`m.status = ${state}`]),
    ...(kind === undefined ? [] : [kind === "member" ? sql`m.user_id is not null` : sql`m.user_id is null`]),
    ...(search === undefined ? [] : [isInAddress(sql`m.to_address`, search)]),
  ];
  return sql.join(parts, sql` and `);
}

/** What administrators see of mails, and do about them: envelopes, never what is in them [ADM-24]. */
export function createOutbox({ audit, mail }: Pick<Platform, "audit" | "mail">) {
  async function one(db: Db, id: string): Promise<OutgoingMail> {
    const { rows } = await db.execute<Row>(sql`select ${columns} from mails m where m.id = ${id}`);
    const [row] = rows as Row[];
    if (row === undefined) throw new DomainError("NOT_FOUND");
    return toMail(row);
  }

  async function change(
    tx: Tx,
    id: string,
    by: AuditActor,
    act: "retried" | "abandoned",
  ): Promise<OutgoingMail> {
    const mailAfter = await mail.applyAct(tx, id, `staff.${act}`);
    if (mailAfter === null) throw new DomainError("NOT_FOUND");
    if (!mailAfter.isAllowed) throw new DomainError("MAIL_NOT_WAITING");
    const changed = await one(tx, id);
    await audit.record(tx, {
      kind: `mail.${act}`,
      by,
      subject: { kind: "mail", id },
      after: { tries: changed.tries },
    });
    return changed;
  }

  return {
    /** A page of mails, the newest first. */
    async page(db: Db, { cursor, limit, ...query }: OutboxQuery) {
      const statement = { columns, from: sql`mails m`, where: conditions(query), order: newestFirst };
      const { rows, pagination } = await statementPage<Row>(db, statement, { cursor, limit });
      return { data: rows.map(toMail), pagination };
    },
    /** How many mails stand where, and whether they leave the company at all. */
    async figures(db: Db) {
      const { rows } = await db.execute<{ status: MailState; n: number }>(
        sql`select status, count(*)::integer as n from mails where not decoy group by status`,
      );
      const of = (state: MailState) => rows.find(({ status }) => status === state)?.n ?? 0;
      const counts = Object.fromEntries(mailStates.map((state) => [state, of(state)]));
      return { counts: counts as Record<MailState, number>, leaves: !mail.isEmbedded };
    },
    /** Has a mail that failed tried again at once. Throws NOT_FOUND or MAIL_NOT_WAITING. */
    retry: (tx: Tx, id: string, by: AuditActor) => change(tx, id, by, "retried"),
    /** Has a mail that waits sent no more. Throws NOT_FOUND or MAIL_NOT_WAITING. */
    abandon: (tx: Tx, id: string, by: AuditActor) => change(tx, id, by, "abandoned"),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
