import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { walkJobi } from "../../../apps/server/src/testing/jobi-walk.ts";
import { hasRedis, startRedis } from "../../../apps/server/src/testing/test-redis.ts";
import { freePort } from "../../postgres.ts";
import type { Served } from "../../served.ts";
import { type Attack, asSoak, type Target } from "../attack/attack.ts";
import { withStaff } from "../attack/staff.ts";
import { percentiles } from "../live/paced.ts";
import type { Finding } from "../soak.ts";
import { type Acknowledged, browse, buy, moderate, pay, publish, talk } from "./acts.ts";
import { lookAtBooks } from "./books.ts";
import { type DayPerson, dayPerson, type Met, newPerson, nothingMet, resting } from "./people.ts";
import { latestHalf, type Sampled, slopeOf } from "./slope.ts";

const option = process.argv.indexOf("--minutes");
/** How long the day is. */
const minutes = option < 0 ? 20 : Number(process.argv[option + 1]);
/** Between two deaths, in minutes. */
const spell = Math.min(3, minutes / 3);
/** A shorter run states what memory does and judges it not: what a process takes to get going is most of it. */
const leastToJudge = 15;
/** What memory may grow by, in MB a minute: 100 in an hour would be a leak. */
const mostGrowth = 1.5;
const minuteMs = 60_000;
const megabyte = 1024;

/** What each kind of people is, in number. */
const many = { walkers: 12, pairs: 4, publishers: 2, payers: 2, visitors: 4 };

const residentOf = ({ pid }: Served) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / megabyte;

/** Two processes, by turns: as a proxy would, which asks the other one where one does not answer. */
function byTurns(processes: readonly Served[]): Served {
  const [first] = processes;
  if (first === undefined) throw new Error("No one serves.");
  let turn = 0;
  return Object.defineProperty({ ...first }, "url", {
    get: () => {
      turn += 1;
      return processes[turn % processes.length]?.url ?? first.url;
    },
  });
}

/** A process that is killed and comes back at its address. */
function createMortal(startAgain: () => Promise<Served>, first: Served) {
  let served = first;
  let times = 0;
  return {
    times: () => times,
    async kill() {
      process.kill(served.pid, "SIGKILL");
      await served.ended;
      times += 1;
      served = await startAgain();
    },
  };
}

function latencies({ took, again, refused }: Met): Finding[] {
  const rows = [...took].sort(([one], [other]) => one.localeCompare(other));
  const refusals = [...refused].map(([what, count]) => `${count} × ${what}`);
  // Who has no Jobi left is refused, as they should be.
  const unlawful = refusals.filter((refusal) => !/INSUFFICIENT_JOBI|REVIEW_EXISTS/.test(refusal));
  return [
    ...rows.map(([what, all]) => {
      const { p50, p99 } = percentiles(all);
      return {
        what: `${what}, ${all.length}`,
        measured: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        bound: "none: two cores, and deaths in between",
        held: true,
      };
    }),
    {
      what: "tries that were made again; refusals",
      measured: `${again}; ${unlawful.join(", ") || "none"}`,
      bound: "no refusal",
      held: unlawful.length === 0,
    },
  ];
}

function memoryFinding(samples: readonly Sampled[]): Finding {
  const growth = slopeOf(latestHalf(samples));
  const [first, last] = [samples[0], samples.at(-1)];
  return {
    what: "memory of the process that lives",
    measured: `${first?.size.toFixed(0)} to ${last?.size.toFixed(0)} MB, ${growth.toFixed(2)} MB a minute in its second half`,
    bound: minutes < leastToJudge ? `none below ${leastToJudge} minutes` : `≤ ${mostGrowth} MB a minute`,
    held: minutes < leastToJudge || growth <= mostGrowth,
  };
}

async function everybody(anywhere: Served, met: Met) {
  const some = (name: string, count: number, type: "jobbeur" | "other") =>
    Promise.all(Array.from({ length: count }, (_, n) => newPerson(anywhere, `soak-${name}-${n}`, type, met)));
  const requesters = await some("requester", many.walkers / 2, "other");
  const jobbeurs = await some("jobbeur", many.walkers / 2, "jobbeur");
  const owners = await some("owner", many.pairs, "other");
  const talkers = await some("talker", many.pairs, "jobbeur");
  const publishers = await some("publisher", many.publishers, "other");
  const payers = await some("payer", many.payers, "other");
  return { walkers: [...requesters, ...jobbeurs], owners, talkers, publishers, payers };
}

async function day(target: Target, redisUrl: string | undefined): Promise<Finding[]> {
  const { postgres, start } = target;
  if (postgres === null) throw new Error("A day is on PostgreSQL.");
  const settings = {
    RATE_LIMIT: "1000000000",
    RATE_LIMIT_SENSITIVE: "1000000000",
    RATE_LIMIT_PAGES: "1000000000",
    LOG_LEVEL: "error",
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  };
  const [port, other] = [String(await freePort()), String(await freePort())];
  const { served: steady, staff } = await withStaff(
    target,
    { moderatrice: "jobpadm" },
    { ...settings, PORT: port },
  );
  const second = () => start({ ...settings, PORT: other });
  const begun = await second();
  const mortal = createMortal(second, begun);
  const anywhere = byTurns([steady, begun]);
  const met = nothingMet();
  const { id, browser } = staff.moderatrice;
  const moderator = dayPerson({ id, email: "", browser: browser.at(anywhere), met });
  const all = await everybody(anywhere, met);
  const people: DayPerson[] = [
    moderator,
    ...all.walkers,
    ...all.owners,
    ...all.talkers,
    ...all.publishers,
    ...all.payers,
  ];
  const done: Acknowledged = { titles: [], messages: [], bought: 0 };
  const end = performance.now() + minutes * minuteMs;
  const isOver = () => performance.now() >= end;

  const samples: Sampled[] = [];
  const looking = setInterval(
    () => samples.push({ at: performance.now() / minuteMs, size: residentOf(steady) }),
    2000,
  );
  const dying = (async () => {
    while (performance.now() + spell * minuteMs < end) {
      await pause(spell * minuteMs);
      await mortal.kill();
    }
  })();
  const [walked] = await Promise.all([
    walkJobi({
      people: all.walkers.map((one) => resting(one, 100)),
      ...{ calls: Number.POSITIVE_INFINITY, isOver, atOnce: 3, random: Math.random, now: Date.now },
    }),
    ...all.owners.map((owner, n) => talk([owner, all.talkers[n] ?? owner], done, isOver)),
    ...all.publishers.map((one) => publish(one, done, isOver)),
    ...all.payers.map((one) => pay(one, anywhere, done, isOver)),
    ...Array.from({ length: many.visitors }, () => browse(anywhere, met, isOver)),
    moderate(moderator, isOver),
    dying,
  ]);
  clearInterval(looking);
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  try {
    const [payer] = all.payers;
    const buyOnce = async () => {
      if (payer !== undefined) await buy(payer, anywhere);
    };
    const books = await lookAtBooks(database, { done, walked, people, buyOnce });
    return [
      {
        what: `a day of ${minutes} minutes, two processes${redisUrl === undefined ? "" : " and Redis"}`,
        measured: `${mortal.times()} times kill -9`,
        bound: "at least one",
        held: mortal.times() > 0,
      },
      ...books,
      memoryFinding(samples),
      ...latencies(met),
    ];
  } finally {
    await database.end();
  }
}

/** A day, whose processes share a Redis where there is one. */
export async function runDay(target: Target): Promise<Finding[]> {
  const redis = hasRedis ? await startRedis() : null;
  try {
    return await day(target, redis === null ? undefined : `redis://127.0.0.1:${redis.port}`);
  } finally {
    await redis?.stop();
  }
}

const attack: Attack = {
  what: "A mixed day (pages, missions, proposals, messages, Jobi, cards, staff) on two processes, one killed (-9) every three minutes: nothing is lost or doubled, memory stays. --minutes N (20).",
  engines: ["postgres"],
  run: runDay,
};

export const daySoak = asSoak(attack);
