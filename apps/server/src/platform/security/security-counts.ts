import { isIPv4 } from "node:net";
import type { ErrorCode } from "@jobami/api/http/error-codes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { SecurityKind } from "@jobami/api/security/routes";
import { gte, lt, sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { toDomainError } from "../http/error-plugin.ts";
import { securityCounts } from "./security.tables.ts";

const dayMs = 24 * 3_600_000;
/** What the privacy policy states of technical logs: a year at most. */
const retentionMs = 365 * dayMs;
const flushMs = 60_000;
/** Networks that one minute distinguishes; a flood from more of them counts as one. */
const mostKeys = 2000;
const elsewhere = "autres";

/** What is counted of a refusal. */
const kindOf: Partial<Record<ErrorCode, SecurityKind>> = {
  INVALID_CREDENTIALS: "password",
  ACCOUNT_LOCKED: "locked",
  BRUTE_FORCE_BLOCKED: "blocked",
  CODE_INVALID: "code",
  CODE_TRIES_EXHAUSTED: "code",
  TOO_MANY_REQUESTS: "limited",
  CSRF_TOKEN_INVALID: "forged",
};

/** The network of an address: enough to see where a flood comes from, too little to show who. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(\d+\.)/i, "$1");
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  const [before = "", after] = plain.split("%")[0]?.split("::") ?? [];
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(gap).fill("0"), ...tail].slice(0, 3);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(.)/, "$1")).join(":")}::/48`;
}

/** Counts refusals in memory and keeps the counts every minute: a flood of them costs the database nothing more. */
export function createSecurityCounts(deps: { clock: Clock; db: Db; log: FastifyBaseLogger }) {
  const { clock, db, log } = deps;
  const waiting = new Map<string, { day: string; kind: SecurityKind; network: string; refused: number }>();

  function note(kind: SecurityKind, address: string): void {
    const day = dayInFrance(clock.now());
    const known = networkOf(address);
    const isRoom = waiting.size < mostKeys || waiting.has(`${day} ${kind} ${known}`);
    const network = isRoom ? known : elsewhere;
    const key = `${day} ${kind} ${network}`;
    const counted = waiting.get(key) ?? { day, kind, network, refused: 0 };
    waiting.set(key, { ...counted, refused: counted.refused + 1 });
  }

  /** Keeps what was counted; what cannot be stored now is stored next time. */
  async function flush(): Promise<void> {
    // In one order: two processes that keep theirs at once wait for each other and never mutually.
    const rows = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    if (rows.length === 0) return;
    waiting.clear();
    try {
      await db
        .insert(securityCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [securityCounts.day, securityCounts.kind, securityCounts.network],
          set: { refused: sql`${securityCounts.refused} + excluded.refused` },
        });
    } catch (error) {
      log.warn({ err: error }, "counts of refusals not stored");
      for (const row of rows) {
        const key = `${row.day} ${row.kind} ${row.network}`;
        waiting.set(key, { ...row, refused: row.refused + (waiting.get(key)?.refused ?? 0) });
      }
    }
  }
  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    /** Counts what a server refuses. */
    watch(app: FastifyInstance): void {
      app.addHook("onError", async (request, _reply, error) => {
        const kind = kindOf[toDomainError(error).code];
        if (kind !== undefined) note(kind, request.ip);
      });
    },
    flush,
    /** What was refused from a day on, by day and kind. */
    byDay: async (from: string): Promise<{ day: string; kind: SecurityKind; refused: number }[]> =>
      db
        .select({
          day: securityCounts.day,
          kind: securityCounts.kind,
          refused: sql<number>`sum(${securityCounts.refused})::integer`,
        })
        .from(securityCounts)
        .where(gte(securityCounts.day, from))
        .groupBy(securityCounts.day, securityCounts.kind),
    /** Where most of it came from. */
    byNetwork: async (from: string, limit: number) =>
      db
        .select({
          network: securityCounts.network,
          kind: securityCounts.kind,
          refused: sql<number>`sum(${securityCounts.refused})::integer`,
        })
        .from(securityCounts)
        .where(gte(securityCounts.day, from))
        .groupBy(securityCounts.network, securityCounts.kind)
        .orderBy(sql`3 desc, 1, 2`)
        .limit(limit),
    /** Forgets what was counted more than a year ago. */
    async sweep(): Promise<void> {
      await db.delete(securityCounts).where(lt(securityCounts.day, dayInFrance(clock.now() - retentionMs)));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
