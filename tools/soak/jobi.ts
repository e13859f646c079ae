import { setTimeout as pause } from "node:timers/promises";
import type { AnswerOf, Endpoint, InputOf } from "@jobami/api/http/contract";
import type { ErrorBody } from "@jobami/api/http/error-codes";
import pg from "pg";
import {
  faultsOf,
  type LedgerEntry,
  type Walker,
  walkJobi,
  wholeLedger,
} from "../../apps/server/src/testing/jobi-walk.ts";
import type { Served } from "../served.ts";
import { type Attack, asSoak, type Target } from "./attack/attack.ts";
import { member } from "./attack/keyed-load.ts";
import { send } from "./attack/visitor.ts";

/** Calls and people in full size; a smaller walk by SOAK_CALLS and SOAK_PEOPLE. */
const calls = Number(process.env.SOAK_CALLS ?? 100_000);
const crowd = Number(process.env.SOAK_PEOPLE ?? 200);
const atOnce = 16;
const kills = 10;

/** No one is informed by mail or slowed down: the ledger is what is looked at. */
const free = { RATE_LIMIT: "1000000000", RATE_LIMIT_SENSITIVE: "1000000000", LOG_LEVEL: "error" };

/** A server that is killed and comes back, under another address each time. */
interface Killed {
  now: () => Promise<Served>;
  /** What the servers logged as errors. */
  errors: () => Promise<string[]>;
  kill: () => Promise<void>;
}

async function startKilled(start: Target["start"]): Promise<Killed> {
  let served = start(free);
  await served;
  const logged: string[] = [];
  const errorsOf = (one: Served) =>
    one
      .written()
      .split("\n")
      .filter((line) => line.includes('"level":50'));
  return {
    now: () => served,
    errors: async () => [...logged, ...errorsOf(await served)],
    kill: async () => {
      const dying = await served;
      served = (async () => {
        process.kill(dying.pid, "SIGKILL");
        await dying.stop();
        logged.push(...errorsOf(dying));
        return start(free);
      })();
      await served;
    },
  };
}

/** A person who repeats what got no answer, or that the server could not take just then, under the same key. */
async function walker({ now }: Killed, n: number): Promise<Walker> {
  const kind = n < crowd / 2 ? "other" : "jobbeur";
  const { headers, id } = await member(await now(), `marcheur-${n}@exemple.fr`, kind);
  return {
    id,
    async call<E extends Endpoint>(
      { route }: E,
      input: InputOf<E> | Record<string, unknown>,
      { idempotencyKey }: { idempotencyKey: string },
    ) {
      const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
      const target = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
      for (;;) {
        const answer = await send(await now(), {
          method: route.method,
          target,
          headers: { ...headers, "idempotency-key": idempotencyKey },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }).catch(() => null);
        const answered = answer === null ? null : (JSON.parse(answer.body) as AnswerOf<E> & ErrorBody);
        const isHeld = answered !== null && "code" in answered && answered.code === "IDEMPOTENCY_IN_PROGRESS";
        if (answer !== null && answered !== null && answer.status !== 503 && !isHeld)
          return { status: answer.status, body: answered, error: answered };
        await pause(20);
      }
    },
  };
}

async function walk({ start, postgres }: Target) {
  if (postgres === null) throw new Error("This walk is on PostgreSQL.");
  const killed = await startKilled(start);
  const people: Walker[] = [];
  for (let n = 0; n < crowd; n += 1) people.push(await walker(killed, n));
  const began = performance.now();
  const isOver = { value: false };
  let times = 0;
  const killing = (async () => {
    // About as many kills as asked for, at moments that no call knows.
    const spell = Math.max(2000, (calls * 4) / kills);
    while (!isOver.value && times < kills) {
      await pause(spell * (0.5 + Math.random()));
      if (isOver.value) return;
      await killed.kill();
      times += 1;
    }
  })();
  const walked = await walkJobi({ people, calls, atOnce, random: Math.random, now: Date.now });
  isOver.value = true;
  await killing;
  for (const line of await killed.errors()) process.stderr.write(`${line}\n`);
  const seconds = (performance.now() - began) / 1000;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<LedgerEntry>(wholeLedger);
  await client.end();
  const faults = faultsOf(rows, walked, people);
  const answered = [...walked.answers].map(([answer, count]) => `${count} × ${answer}`).join(", ");
  return [
    {
      what: `${walked.calls} calls of ${crowd} people in ${seconds.toFixed(0)} s, ${times} times kill -9: ${answered}`,
      measured: `${rows.length} entries, ${faults.length} faults${faults.length === 0 ? "" : `: ${faults.slice(0, 5).join("; ")}`}`,
      bound: "lawful, sum 0, no one below 0, what was acknowledged there once and nothing else",
      held: faults.length === 0 && times > 0,
    },
  ];
}

const attack: Attack = {
  what: "People move Jobi in every way, many at once, while the server is killed again and again: the ledger keeps what was acknowledged, once.",
  engines: ["postgres"],
  run: walk,
};

export const jobi = asSoak(attack);
