import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { moneyQuery } from "../../../apps/server/src/domains/withdrawals/withdrawals.fixture.ts";
import {
  faultsOf,
  type LedgerEntry,
  type Walked,
  wholeLedger,
} from "../../../apps/server/src/testing/jobi-walk.ts";
import type { Finding } from "../soak.ts";
import type { Acknowledged } from "./acts.ts";
import type { DayPerson } from "./people.ts";

/** What ten credits cost, in cents. */
const packCents = 190;
/** What was begun is ended by then: a job of a process that died begins anew after 30 s. In ms. */
const settleMs = 180_000;

/** What is lost and what is doubled of what was acknowledged. */
function compared(what: string, acknowledged: readonly string[], found: readonly string[]): Finding {
  const times = new Map<string, number>();
  for (const one of found) times.set(one, (times.get(one) ?? 0) + 1);
  const lost = acknowledged.filter((one) => !times.has(one)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  const known = new Set(acknowledged);
  const unknown = [...times.keys()].filter((one) => !known.has(one)).length;
  return {
    what: `${what}, ${acknowledged.length} acknowledged`,
    measured: `${lost} lost, ${doubled} doubled, ${unknown} that no one was answered for`,
    bound: "none",
    held: acknowledged.length > 0 && lost + doubled + unknown === 0,
  };
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + settleMs;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await pause(500);
  }
  return false;
}

/** Checks all that a day left behind, once it is over; `buyOnce` has the stand-in deliver what it could not. */
export async function lookAtBooks(
  database: pg.Client,
  {
    done,
    walked,
    people,
    buyOnce,
  }: {
    done: Acknowledged;
    walked: Walked;
    people: readonly DayPerson[];
    buyOnce: () => Promise<void>;
  },
): Promise<Finding[]> {
  const read = async <Row>(query: string) => (await database.query(query)).rows as Row[];
  const texts = async (query: string) => (await read<{ text: string }>(query)).map(({ text }) => text);
  const counted = async (query: string) => (await read<{ n: number }>(query))[0]?.n ?? 0;
  // Of a process that died while its message was on the way: the next purchase takes it along.
  await buyOnce();
  let money: Record<string, number> = {};
  const isPaid = await until(async () => {
    money = (await read<Record<string, number>>(moneyQuery))[0] ?? {};
    const sold = (done.bought + 1) * packCents;
    return money.paid === sold && money.charged === sold && money.invoiced === sold;
  });
  const due = "select count(*)::integer as n from jobs.job where state < 'completed' and start_after < now()";
  const isDone = await until(async () => (await counted(due)) === 0);
  const failed = await counted("select count(*)::integer as n from jobs.job where state = 'failed'");
  const entries = await read<LedgerEntry>(wholeLedger);
  const faults = faultsOf(entries, walked, people);
  return [
    compared("messages", done.messages, await texts("select client_id::text as text from private_messages")),
    compared(
      "missions",
      done.titles,
      await texts(
        "select title as text from missions where title like 'Tondre la pelouse soak-%' or title like 'Une pelouse dont%'",
      ),
    ),
    {
      what: `purchases by card, ${done.bought + 1}`,
      measured: `${money.charged} cents charged, ${money.paid} paid, ${money.invoiced} invoiced`,
      bound: `${(done.bought + 1) * packCents} each`,
      held: isPaid,
    },
    {
      what: `entries of Jobi, ${entries.length} of ${walked.calls} calls`,
      measured: `${faults.length} faults ${faults.slice(0, 5).join("; ")}`.trim(),
      bound: "sum 0, no one below 0, what was acknowledged there once and nothing else",
      held: faults.length === 0 && walked.calls > 0,
    },
    {
      what: "jobs after it",
      measured: `${isDone ? "none" : String(await counted(due))} left, ${failed} failed`,
      bound: `none after ${settleMs / 1000} s`,
      held: isDone && failed === 0,
    },
  ];
}
