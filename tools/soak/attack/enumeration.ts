import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { auc } from "./auc.ts";
import { visit } from "./visitor.ts";

/** Of each kind, known and unknown. */
const tries = Number(process.env.SOAK_TRIES ?? 400);
const bound = 0.55;
/** The work that an answer leaves behind ends within this, in ms, so that a try does not slow the next one. */
const restMs = 30;
/** Calls that follow at once, and feel that work. */
const followers = 4;

const password = "Bon-jour-2026";
const person = { password, prenom: "Léa", nom: "Martin", user_type: "jobbeur", acceptTerms: true };

interface Probe {
  what: string;
  path: string;
  body: (email: string) => object;
}

const probes: readonly Probe[] = [
  { what: "forgotten password", path: "/api/auth/forgot-password", body: (email) => ({ email }) },
  { what: "verification mail again", path: "/api/auth/resend-verification", body: (email) => ({ email }) },
  {
    what: "sign-in",
    path: "/api/auth/login",
    body: (email) => ({ email, password: "Mauvais-2026" }),
  },
  { what: "newsletter", path: "/api/newsletter/subscribe", body: (email) => ({ email }) },
  // Last: it spaces out the verification mails of the known, whom another probe would meet again.
  { what: "sign-up", path: "/api/auth/inscription", body: (email) => ({ ...person, email }) },
];

interface Timed {
  status: number;
  ms: number;
}

/** Calls over one persistent connection at a time, each few from another address of this machine: the blocks of one do not end the run. */
function createCaller(served: Served, headers: Record<string, string>) {
  const { hostname, port } = new URL(served.url);
  let calls = 0;
  let agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let localAddress = "127.0.0.1";

  function call(method: string, path: string, body?: string): Promise<Timed> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers, agent, localAddress }, (response) => {
        response.resume();
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun }),
        );
      });
      sent.once("error", reject);
      sent.end(body);
    });
  }

  return {
    call,
    /** The next calls come from another address; its connection is made before anything is measured. */
    async moveOn(): Promise<void> {
      calls += 1;
      agent.destroy();
      agent = new Agent({ keepAlive: true, maxSockets: 1 });
      localAddress = `127.0.${1 + Math.floor(calls / 250)}.${1 + (calls % 250)}`;
      await call("GET", "/api/health");
    },
    close: () => agent.destroy(),
  };
}

type Caller = ReturnType<typeof createCaller>;

/** Mails that anybody may ask for are spaced by 2 minutes, in ms. */
const mailSpacingMs = 125_000;

/** Times of a call and of those that come right after it. */
async function timed({ call }: Caller, { path, body }: Probe, email: string) {
  const answer = await call("POST", path, JSON.stringify(body(email)));
  const begun = performance.now();
  for (let i = 0; i < followers; i += 1) await call("GET", "/api/health");
  const next = performance.now() - begun;
  await pause(restMs);
  return { ...answer, next };
}

async function measure(
  caller: Caller,
  probe: Probe,
  known: readonly string[],
  unknown: (n: number) => string,
): Promise<Finding[]> {
  const seen: Record<"known" | "unknown", (Timed & { next: number })[]> = { known: [], unknown: [] };
  for (let n = 0; n < tries; n += 1) {
    if (n % 20 === 0) await caller.moveOn();
    const kinds = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of kinds)
      seen[kind].push(await timed(caller, probe, kind === "known" ? (known[n] ?? "") : unknown(n)));
  }
  const statuses = (kind: keyof typeof seen) =>
    [...new Set(seen[kind].map(({ status }) => status))].sort().join(" ");
  const areas = (["ms", "next"] as const).map((part) =>
    auc(
      seen.known.map((one) => one[part]),
      seen.unknown.map((one) => one[part]),
    ),
  );
  const alike = statuses("known") === statuses("unknown");
  return areas.map((area, i) => ({
    what: `${probe.what}, by ${i === 0 ? "its own time" : `the time of the next ${followers} calls`}`,
    measured: `AUC ${area.toFixed(3)} (status ${statuses("known")}, ${statuses("unknown")})`,
    bound: `≤ ${bound}, one status`,
    held: alike && area <= bound,
  }));
}

/**
 * Of equal times, one area in fifty is above the bound by chance: what is above it is measured a second time, and a
 * leak is what is above it in both.
 */
async function confirmed(first: Finding[], again: () => Promise<Finding[]>): Promise<Finding[]> {
  if (first.every(({ held }) => held)) return first;
  const second = await again();
  return first.map((finding, i) => {
    const other = second[i];
    if (finding.held || other === undefined) return finding;
    return { ...finding, measured: `${finding.measured}, again ${other.measured}`, held: other.held };
  });
}

/** Half of them proved their address; all asked for the newsletter. */
async function populate(
  served: Served,
  headers: Record<string, string>,
  emails: readonly string[],
): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${served.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const join = async (email: string, isProved: boolean) => {
    await post("/api/auth/inscription", { ...person, email });
    await post("/api/newsletter/subscribe", { email });
    if (!isProved) return;
    for (;;) {
      const mails = (await (await fetch(`${served.url}/dev/mailbox.json?to=${email}`)).json()) as {
        text: string;
      }[];
      const token = mails.map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
      if (token !== undefined) return void (await post("/api/auth/verify-email", { token }));
      await pause(100);
    }
  };
  for (let i = 0; i < emails.length; i += 8)
    await Promise.all(emails.slice(i, i + 8).map((email, n) => join(email, n % 2 === 0)));
}

/** Who has an account, asked in every way that a stranger may ask. */
export const enumeration: Attack = {
  what: "No call shows a stranger whether an address has an account, by its answer, its time or the time of the next calls.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const free = "1000000000";
    const served = await start({ RATE_LIMIT: free, RATE_LIMIT_SENSITIVE: free, RATE_LIMIT_PAGES: free });
    const { headers } = await visit(served);
    const known = Array.from({ length: tries }, (_, n) => `connu-${n}@exemple.fr`);
    await populate(served, headers, known);
    await pause(mailSpacingMs);
    const caller = createCaller(served, headers);
    const findings: Finding[] = [];
    for (const [i, probe] of probes.entries()) {
      const look = (time: string) =>
        measure(caller, probe, known, (n) => `inconnu-${i}-${time}-${n}@exemple.fr`);
      const measured = await confirmed(await look("1"), async () => {
        await pause(mailSpacingMs);
        return look("2");
      });
      for (const { what, measured: timing } of measured) process.stderr.write(`${what}: ${timing}\n`);
      findings.push(...measured);
    }
    caller.close();
    return findings;
  },
};
