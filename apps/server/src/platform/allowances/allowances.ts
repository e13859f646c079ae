import type { Endpoint } from "@jobami/api/http/contract";
import { isChange, isStaffAccess } from "@jobami/api/http/route";
import { eq, lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { DomainError } from "../http/domain-error.ts";
import { callerAddress } from "../http/limits.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import { networkOf } from "../security/security-counts.ts";
import type { Session } from "../sessions/sessions.ts";
import {
  type Allowance,
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
  subject: string;
  rate: Rate;
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

  /** Who is signed in is counted by themselves where the kind says how much; everybody else by where they call from. */
  function countedFor(
    allowance: Allowance,
    { request, session }: { request: FastifyRequest; session: Session | null },
  ): Counted[] {
    const { person, newcomer = person, address, network } = allowance;
    if (session !== null && person !== undefined && newcomer !== undefined) {
      const isNew = clock.now() - Date.parse(session.person.date_inscription) < newcomerMs;
      return [{ subject: `person:${session.person.id}`, rate: isNew ? newcomer : person }];
    }
    return [
      ...(address === undefined ? [] : [{ subject: `address:${callerAddress(request)}`, rate: address }]),
      ...(network === undefined ? [] : [{ subject: `network:${networkOf(request.ip)}`, rate: network }]),
    ];
  }

  /** Seconds until a refused one may go on. */
  async function secondsLeft(id: string, { day }: Rate): Promise<number> {
    const [row] = await db.select().from(allowances).where(eq(allowances.id, id));
    if (row === undefined) return 1;
    const isDaySpent = row.inDay >= day && row.dayEnds > instant(clock);
    const ends = isDaySpent ? row.dayEnds : row.minuteEnds;
    return Math.max(1, Math.ceil((ends.getTime() - clock.now()) / 1000));
  }

  /** Takes one of an allowance in the statement that asks whether one is left, so that fifty at once take no more than there are. */
  async function take(kind: AllowanceKind, { subject, rate }: Counted): Promise<void> {
    const id = secret.sign("allowance", `${kind}:${subject}`);
    const now = instant(clock);
    const begins = { minuteEnds: instant(clock, minuteMs), dayEnds: instant(clock, dayMs) };
    const isMinuteOver = sql`${allowances.minuteEnds} <= ${now}`;
    const isDayOver = sql`${allowances.dayEnds} <= ${now}`;
    const taken = await db
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
        setWhere: sql`(${isMinuteOver} or ${allowances.inMinute} < ${rate.minute}) and (${isDayOver} or ${allowances.inDay} < ${rate.day})`,
      })
      .returning({ id: allowances.id });
    if (taken.length === 0)
      throw new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: await secondsLeft(id, rate), kind });
  }

  return {
    /** Takes one of what a caller may do of a kind. Throws TOO_MANY_REQUESTS with the seconds to wait. Outside transactions: a refusal counts. */
    async spend(
      kind: AllowanceKind | null,
      caller: { request: FastifyRequest; session: Session | null },
    ): Promise<void> {
      if (setting === "off" || kind === null) return;
      for (const counted of countedFor(setting[kind], caller)) await take(kind, counted);
    },
    /** Forgets what is over. */
    async sweep(): Promise<void> {
      await db.delete(allowances).where(lt(allowances.dayEnds, instant(clock)));
    },
  };
}
