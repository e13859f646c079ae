import { readFileSync } from "node:fs";
import { demoPassword } from "../../../apps/server/src/demo/accounts.ts";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { type Answer, send, type Visitor, visit } from "./visitor.ts";

const repeat = 15;
const kb16 = 16 * 1024;
/** How much longer a byte may take than one of an ordinary body of that size which is refused for one long text. */
const ratioBound = 10;
const answerBound = 16 * 1024;
/** A frozen server makes others wait for seconds; a busy machine alone for a quarter of one. */
const healthBoundMs = 1000;
const growthBoundMb = 200;

const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / unit.length));
const list = (item: string, bytes: number) => `{"email":[${fill(`${item},`, bytes - 20)}1]}`;
const keys = (bytes: number) =>
  `{${Array.from({ length: Math.floor(bytes / 10) }, (_, n) => `"k${n}":1`).join(",")}}`.slice(0, bytes);
const escaped = (bytes: number) => `{"email":"${fill("\\u0007", bytes - 20)}"}`;

/** Bodies of about so many bytes, each the worst of its kind. */
const shapes: Record<string, (bytes: number) => string> = {
  "lists in lists": (bytes) => fill("[", bytes / 2) + fill("]", bytes / 2),
  "lists that never end": (bytes) => fill("[", bytes),
  "sets of fields in sets of fields": (bytes) => `${fill('{"a":', bytes / 2)}1${fill("}", bytes / 12)}`,
  "lists around control characters": (bytes) => `${fill("[", bytes / 2)}"${fill("\\u0000", bytes / 3)}"`,
  "a wide list": (bytes) => list("1", bytes),
  "a wide list of unreadable texts": (bytes) => list('"\\u0000"', bytes),
  "as many unreadable texts as are read": (bytes) => {
    const text = `"${fill("\\u0000", bytes / 250 - 10)}"`;
    return `{"email":[${Array(200).fill(text).join(",")}]}`;
  },
  "as many unreadable fields as are read": (bytes) => {
    const name = fill("\\ud800", bytes / 250 - 16);
    return `{${Array.from({ length: 200 }, (_, n) => `"${n}${name}":1`).join(",")}}`;
  },
  "a wide list of lists": (bytes) => list("[]", bytes),
  "control characters": (bytes) => `{"email":"${fill("\u0007", bytes - 20)}"}`,
  "a text of escapes": escaped,
  "a text of half surrogates": (bytes) => `{"email":"${fill("\\ud800", bytes - 20)}"}`,
  "a field stated again and again": (bytes) => `{${fill('"email":1,', bytes - 20)}"email":1}`,
  "very many fields": keys,
  "fields that reach for the prototype": (bytes) => `{${fill('"__proto__":{"a":1},', bytes - 20)}"a":1}`,
  "a long number": (bytes) => `{"email":${fill("9", bytes - 20)}}`,
  "a long number with an exponent": (bytes) => `{"email":1${fill("0", bytes - 30)}e-99999}`,
  "a text without end": (bytes) => `{"email":"${fill("a", bytes - 20)}`,
  quotes: (bytes) => fill('"', bytes),
  backslashes: (bytes) => `"${fill("\\", bytes - 2)}"`,
  blanks: (bytes) => fill(" ", bytes),
};
const ordinary = (bytes: number) => `{"email":"${fill("a", bytes - 20)}","password":1}`;

interface Route {
  name: string;
  target: string;
  by: Visitor;
  bytes: number;
}

interface Measured {
  what: string;
  /** In µs a byte. */
  perByte: number;
  /** The same of an ordinary refused body of that size, sent in turns with it. */
  baseline: number;
  status: number;
  answer: number;
}

/** How long a call takes, in µs a byte. */
async function time({ by, target }: Route, body: string): Promise<{ perByte: number; answer: Answer }> {
  const begun = performance.now();
  const answer = await by.post(target, body);
  return { perByte: ((performance.now() - begun) * 1000) / Buffer.byteLength(body), answer };
}

/** The best of many turns, so that what else the machine does is not measured. */
async function measure(route: Route, what: string, body: string): Promise<Measured> {
  const plain = ordinary(route.bytes);
  let [perByte, baseline] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let last: Answer = { status: 0, body: "" };
  for (let n = 0; n < repeat; n += 1) {
    baseline = Math.min(baseline, (await time(route, plain)).perByte);
    const one = await time(route, body);
    perByte = Math.min(perByte, one.perByte);
    last = one.answer;
  }
  const answer = Buffer.byteLength(last.body);
  return { what: `${what} at ${route.name}`, perByte, baseline, status: last.status, answer };
}

/** Resident memory of a process, in MB. */
function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/** Asks for health until asked to stop; the longest wait, in ms. */
function watchHealth(served: Served): () => Promise<number> {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await send(served, { method: "GET", target: "/api/health" });
      longest = Math.max(longest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return longest;
  };
}

async function attackRoutes(served: Served, routes: readonly Route[]): Promise<Finding[]> {
  const before = residentMb(served.pid);
  const longestWait = watchHealth(served);
  const all: Measured[] = [];
  for (const route of routes) {
    for (const [what, shape] of Object.entries(shapes))
      all.push(await measure(route, what, shape(route.bytes)));
    all.push(await measure(route, "64 KB of lists", fill("[", 4 * kb16)));
  }
  const wait = await longestWait();
  const growth = residentMb(served.pid) - before;
  const worst = all.reduce((a, b) => (b.perByte / b.baseline > a.perByte / a.baseline ? b : a));
  const largest = all.reduce((a, b) => (b.answer > a.answer ? b : a));
  const odd = all.filter(({ status }) => status !== 400 && status !== 413);
  const microseconds = (value: number) => `${value.toFixed(3)} µs a byte`;
  return [
    {
      what: `worst time a byte of ${all.length} shapes and routes: ${worst.what}`,
      measured: `${microseconds(worst.perByte)}, ${(worst.perByte / worst.baseline).toFixed(1)} × an ordinary refused body (${microseconds(worst.baseline)})`,
      bound: `≤ ${ratioBound} ×`,
      held: worst.perByte <= ratioBound * worst.baseline,
    },
    {
      what: "answers that are no typed refusal",
      measured: odd.length === 0 ? "none" : odd.map((one) => `${one.status} ${one.what}`).join(", "),
      bound: "all 400 or 413",
      held: odd.length === 0,
    },
    {
      what: `largest answer: ${largest.what}`,
      measured: `${largest.answer} bytes`,
      bound: `≤ ${answerBound}`,
      held: largest.answer <= answerBound,
    },
    {
      what: "longest wait of another person (health) meanwhile",
      measured: `${wait.toFixed(0)} ms`,
      bound: `≤ ${healthBoundMs} ms`,
      held: wait <= healthBoundMs,
    },
    {
      what: "memory grown",
      measured: `${growth.toFixed(0)} MB`,
      bound: `≤ ${growthBoundMb} MB`,
      held: growth <= growthBoundMb,
    },
  ];
}

/** Bodies whose reading, checking or refusing could cost more than their size. */
export const hostileBodies: Attack = {
  what: "Bodies of every hostile shape cost no more a byte than an ordinary refused one, and are refused with a code.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const served = await start({
      DEMO_DATA: "1",
      RATE_LIMIT: "1000000000",
      RATE_LIMIT_SENSITIVE: "1000000000",
    });
    const anybody = await visit(served);
    const lea = await visit(served, { email: "lea@demo.example", password: demoPassword });
    return attackRoutes(served, [
      { name: "sign-in", target: "/api/auth/login", by: anybody, bytes: kb16 },
      { name: "sign-up", target: "/api/auth/inscription", by: anybody, bytes: kb16 },
      { name: "forgotten password", target: "/api/auth/forgot-password", by: anybody, bytes: kb16 },
      { name: "mission", target: "/api/missions", by: lea, bytes: 2 * kb16 },
    ]);
  },
};
