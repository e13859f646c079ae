import type { Endpoint } from "@jobami/api/http/contract";
import { isChange, isStaffAccess } from "@jobami/api/http/route";
import { eq, lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { DomainError } from "../http/domain-error.ts";
import { callerAddress } from "../http/limits.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import { networkOf } from "../security/security-counts.ts";
import type { Session } from "../sessions/sessions.ts";
import {
  type Allowance,
  type AllowanceHolder,
  type AllowanceKind,
  type AllowanceSetting,
  countedAs,
  newcomerMs,
  type Rate,
  uncounted,
} from "./allowance-table.ts";
import { allowances } from "./allowances.tables.ts";

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;

/** One that something is counted for, and how much they may. */
interface Counted {
  holder: AllowanceHolder;
  subject: string;
  rate: Rate;
}

/** Whom something is counted for, by a name that sets each apart. */
export type Holders = Partial<Record<AllowanceHolder, string>>;

/** In this order rows are locked: whoever takes of several waits for others, never mutually. */
const holderOrder: readonly AllowanceHolder[] = ["recipient", "domain", "network", "site"];

/** There is no room left. Refuses a call with the time to wait. */
export class AllowanceSpent extends DomainError {
  readonly holder: AllowanceHolder;
  readonly retryAfterSeconds: number;

  constructor(spent: { kind: AllowanceKind; holder: AllowanceHolder; retryAfterSeconds: number }) {
    const { kind, holder, retryAfterSeconds } = spent;
    super("TOO_MANY_REQUESTS", { retryAfterSeconds, kind });
    this.holder = holder;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a call of the contract counts as; null for those that are not counted: readings, and what staff does, which is audited. */
export function allowanceKindOf(name: string, { route }: Pick<Endpoint, "route">): AllowanceKind | null {
  if (!isChange(route.method) || isStaffAccess(route.access) || Object.hasOwn(uncounted, name)) return null;
  return countedAs[name] ?? "change";
}

/** Counts what people, addresses and networks do, and refuses what is more than the table allows. */
export function createAllowances(deps: {
  clock: Clock;
  db: Db;
  secret: ServerSecret;
  setting: AllowanceSetting;
}) {
  const { clock, db, secret, setting } = deps;

  /** Who is signed in is counted by themselves where the kind states how much; everybody else by where they call from. */
  function countedFor(
    allowance: Allowance,
    { request, session }: { request: FastifyRequest; session: Session | null },
  ): Counted[] {
    const { person, newcomer = person, address, network } = allowance;
    if (session !== null && person !== undefined && newcomer !== undefined) {
      const isNew = clock.now() - Date.parse(session.person.date_inscription) < newcomerMs;
      return [{ holder: "person", subject: `person:${session.person.id}`, rate: isNew ? newcomer : person }];
    }
    return [
      ...(address === undefined
        ? []
        : [{ holder: "address" as const, subject: `address:${callerAddress(request)}`, rate: address }]),
      ...(network === undefined
        ? []
        : [{ holder: "network" as const, subject: `network:${networkOf(request.ip)}`, rate: network }]),
    ];
  }

  /** Seconds until a refused one may go on. */
  async function secondsLeft(from: Db, id: string, { day }: Rate): Promise<number> {
    const [row] = await from.select().from(allowances).where(eq(allowances.id, id));
    if (row === undefined) return 1;
    const isDaySpent = row.inDay >= day && row.dayEnds > instant(clock);
    const ends = isDaySpent ? row.dayEnds : row.minuteEnds;
    return Math.max(1, Math.ceil((ends.getTime() - clock.now()) / 1000));
  }

  /** Counts one; false where `rate` leaves none. One statement asks and takes, so that fifty at once take no more than there are. */
  async function count(from: Db, id: string, rate: Rate | null): Promise<boolean> {
    const now = instant(clock);
    const begins = { minuteEnds: instant(clock, minuteMs), dayEnds: instant(clock, dayMs) };
    const isMinuteOver = sql`${allowances.minuteEnds} <= ${now}`;
    const isDayOver = sql`${allowances.dayEnds} <= ${now}`;
    const isRoom =
      rate !== null &&
      sql`(${isMinuteOver} or ${allowances.inMinute} < ${rate.minute}) and (${isDayOver} or ${allowances.inDay} < ${rate.day})`;
    const taken = await from
      .insert(allowances)
      .values({ id, ...begins, inMinute: 1, inDay: 1 })
      .onConflictDoUpdate({
        target: allowances.id,
        set: {
          minuteEnds: sql`case when ${isMinuteOver} then ${begins.minuteEnds}::timestamptz else ${allowances.minuteEnds} end`,
          inMinute: sql`case when ${isMinuteOver} then 1 else ${allowances.inMinute} + 1 end`,
          dayEnds: sql`case when ${isDayOver} then ${begins.dayEnds}::timestamptz else ${allowances.dayEnds} end`,
          inDay: sql`case when ${isDayOver} then 1 else ${allowances.inDay} + 1 end`,
        },
        ...(isRoom === false ? {} : { setWhere: isRoom }),
      })
      .returning({ id: allowances.id });
    return taken.length > 0;
  }

  const idOf = (kind: AllowanceKind, subject: string) =>
    secret.signLasting("allowance", `${kind}:${subject}`);

  /** Takes one of an allowance. Throws AllowanceSpent. */
  async function take(from: Db, kind: AllowanceKind, { holder, subject, rate }: Counted): Promise<void> {
    const id = idOf(kind, subject);
    if (await count(from, id, rate)) return;
    throw new AllowanceSpent({ kind, holder, retryAfterSeconds: await secondsLeft(from, id, rate) });
  }

  /** Of those that a kind states how much for. */
  function countedOf(allowance: Allowance, holders: Holders): Counted[] {
    return holderOrder.flatMap((holder) => {
      const [name, rate] = [holders[holder], allowance[holder]];
      return name === undefined || rate === undefined ? [] : [{ holder, subject: `${holder}:${name}`, rate }];
    });
  }

  return {
    /** Takes one of what a caller may do of a kind. Throws TOO_MANY_REQUESTS with the seconds to wait. Outside transactions: a refusal counts. */
    async spend(
      kind: AllowanceKind | null,
      caller: { request: FastifyRequest; session: Session | null },
    ): Promise<void> {
      if (setting === "off" || kind === null) return;
      for (const counted of countedFor(setting[kind], caller)) await take(db, kind, counted);
    },
    /** Whether nothing is counted. */
    isOff: setting === "off",
    /** Takes one for each of these, or none where the transaction ends with what it throws: AllowanceSpent. */
    async spendFor(from: Db, kind: AllowanceKind, holders: Holders): Promise<void> {
      if (setting === "off") return;
      const counted = countedOf(setting[kind], holders);
      await inTransaction(from, async (tx) => {
        for (const one of counted) await take(tx, kind, one);
      });
    },
    /** Counts one for each of these, whether or not there is room. */
    async noteFor(from: Db, kind: AllowanceKind, holders: Holders): Promise<void> {
      if (setting === "off") return;
      const counted = countedOf(setting[kind], holders);
      await inTransaction(from, async (tx) => {
        for (const { subject } of counted) await count(tx, idOf(kind, subject), null);
      });
    },
    /** Forgets what is over. */
    async sweep(): Promise<void> {
      await db.delete(allowances).where(lt(allowances.dayEnds, instant(clock)));
    },
  };
}

export type Allowances = ReturnType<typeof createAllowances>;
