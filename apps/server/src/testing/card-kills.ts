import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import type { Endpoint } from "@jobami/api/http/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { premiumPrice } from "@jobami/api/subscriptions/plans";
import { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import type { BoughtKind } from "@jobami/api/withdrawals/routes";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import type pg from "pg";
import { moneyQuery } from "../domains/withdrawals/withdrawals.fixture.ts";
import { type Caller, joined } from "./card-caller.ts";

/** A server in a process of its own, and how that process dies. */
export interface Killable {
  url: string;
  /** SIGKILL; resolves once the process is gone. */
  kill: () => Promise<void>;
}

/** Where a process dies: as it is about to write that, with what the provider answered in hand and nothing committed. */
export interface KillPoint {
  kind: BoughtKind;
  table: string;
  on: "insert" | "update";
}

const ofBoth = (table: string, on: KillPoint["on"] = "insert"): KillPoint[] =>
  (["premium", "credits_ia"] as const).map((kind) => ({ kind, table, on }));

/** From the first call to the provider to the last line of the books, in their order. */
export const killPoints: readonly KillPoint[] = [
  ...ofBoth("payment_customers"),
  ...ofBoth("card_checkouts"),
  ...ofBoth("payment_events"),
  ...ofBoth("contracts"),
  { kind: "premium", table: "subscriptions", on: "update" },
  ...ofBoth("card_payments"),
  ...ofBoth("house_invoices"),
  ...ofBoth("withdrawals"),
  ...ofBoth("card_refunds"),
  ...ofBoth("withdrawals", "update"),
];

/** Of them the ones around which money moves. */
export const shortKillPoints = killPoints.filter(
  ({ table, on }) =>
    table === "card_payments" || table === "card_refunds" || (table === "withdrawals" && on === "update"),
);

/** What came of a death: whether it happened where it should, and what is wrong with the books after it. */
export interface KillReport {
  point: KillPoint;
  isKilled: boolean;
  faults: string[];
}

/** The lock that a dying process waits for; no other of the product has this number. */
const lock = 4_711_081;
const patienceMs = 90_000;

const arm = ({ table, on }: KillPoint) => `
  create or replace function wait_to_die() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${lock}); return new; end $$;
  create trigger wait_to_die before ${on} on ${table} for each row execute function wait_to_die();`;

async function until(is: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await is()) return true;
    await pause(20);
  }
  return false;
}

const isWaiting = async (database: pg.Client): Promise<boolean> => {
  const { rows } = await database.query<{ of: number }>(
    "select count(*)::integer as of from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
    [lock],
  );
  return (rows[0]?.of ?? 0) > 0;
};

/** Jobs of a process that is gone come back once its heartbeat is missed: that is not waited for. */
const revive = "update jobs.job set state = 'retry', start_after = now() where state in ('active', 'retry')";

async function buys(one: Caller, kind: BoughtKind): Promise<void> {
  const [endpoint, order]: [Endpoint, object] =
    kind === "premium"
      ? [subscriptionsContract.create, { plan: "premium", options: {} }]
      : [aiCreditsContract.buyByCard, { packQuantity: 10 }];
  const key = randomUUID();
  const { url } = await one.call<{ url: string }>(endpoint.route, {
    ...{ key, body: { ...order, startConsent: startConsentNow } },
  });
  await one.pay(url);
}

async function contractOf(one: Caller): Promise<string | undefined> {
  const { data } = await one.call<{ data: { reference: string }[] }>(withdrawalsContract.contracts.route);
  return data[0]?.reference;
}

/** A person buys, and withdraws: each step is asked again, under its key, until it is answered. */
async function buyAndWithdraw(one: Caller, kind: BoughtKind): Promise<void> {
  await buys(one, kind);
  await until(async () => (await contractOf(one)) !== undefined);
  const body = { reference: await contractOf(one), name: "Léa Martin", email: one.email };
  await one.call(withdrawalsContract.declare.route, { key: randomUUID(), body });
}

type Money = Record<
  "paid" | "refunded" | "charged" | "returned" | "invoiced" | "credited" | "mailed",
  number
>;

async function moneyIn(database: pg.Client): Promise<Money> {
  const { rows } = await database.query<Money>(moneyQuery);
  if (rows[0] === undefined) throw new Error("The books cannot be read.");
  return rows[0];
}

/** What is wrong with the books; `sold` is what was bought so far. */
function faultsOf(money: Money, sold: number): string[] {
  const { paid, invoiced, charged, refunded, credited, mailed, returned } = money;
  const found = JSON.stringify(money);
  return [
    ...(paid === charged && invoiced === charged ? [] : [`paid, invoiced and charged differ: ${found}`]),
    ...(refunded === returned && credited === returned && mailed === returned
      ? []
      : [`refunded, credited, mailed and returned differ: ${found}`]),
    ...(charged === sold && returned === sold
      ? []
      : [`${sold} cents were bought and withdrawn from: ${found}`]),
  ];
}

const isEven = (money: Money, sold: number): boolean => faultsOf(money, sold).length === 0;

/** What a purchase costs, in cents: the walk's accounts are among the first, which pay half [SUB-15]. All of it comes back on its first day. */
const cents: Record<BoughtKind, number> = { premium: premiumPrice(true), credits_ia: 190 };

/**
 * A server dies (SIGKILL) at each point, is started again on the same data, and what was begun goes on: every cent is charged, invoiced and
 * given back once. The PostgreSQL is the walk's own.
 */
export async function walkKills({
  database,
  start,
  points,
}: {
  database: pg.Client;
  start: () => Promise<Killable>;
  points: readonly KillPoint[];
}): Promise<KillReport[]> {
  let server = await start();
  const served = { url: () => server.url };
  const reports: KillReport[] = [];
  let sold = 0;
  for (const point of points) {
    const one = await joined(served);
    await database.query(`select pg_advisory_lock(${lock})`);
    await database.query(arm(point));
    const story = buyAndWithdraw(one, point.kind);
    const isKilled = await until(() => isWaiting(database));
    await server.kill();
    await database.query(`select pg_advisory_unlock(${lock})`);
    await database.query(`drop trigger wait_to_die on ${point.table}`);
    await database.query(revive);
    server = await start();
    await story;
    sold += cents[point.kind];
    let money = await moneyIn(database);
    await until(async () => {
      // An event that the stand-in could not deliver goes out with its next one.
      await (await joined(served)).call(aiCreditsContract.buyByCard.route, {
        key: randomUUID(),
        body: { packQuantity: 10, startConsent: startConsentNow },
      });
      await database.query(revive);
      await pause(500);
      money = await moneyIn(database);
      return isEven(money, sold);
    });
    reports.push({ point, isKilled, faults: faultsOf(money, sold) });
  }
  await server.kill();
  return reports;
}
