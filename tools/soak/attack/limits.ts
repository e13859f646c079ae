import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { send, visit } from "./visitor.ts";

const sensitive = 60;
const pages = 600;
const general = 600;
const blockAfter = 50;

/** Spellings of one address: all are matched by the same route, or by none. */
const spellings = (path: string) => [
  path,
  path.replace("/a", "/%61"),
  `http://localhost${path}`,
  `http://example.org${path}?again`,
  path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  `${path}?`,
];

function count(statuses: readonly number[]): string {
  const tally = new Map<number, number>();
  for (const status of statuses) tally.set(status, (tally.get(status) ?? 0) + 1);
  return [...tally].map(([status, times]) => `${times} × ${status}`).join(", ");
}

async function flood(
  served: Served,
  what: string,
  limit: number,
  asked: (n: number) => Parameters<typeof send>[1],
): Promise<Finding> {
  const statuses: number[] = [];
  while (statuses.length < limit + 100) {
    const wave = Array.from({ length: 20 }, (_, n) => send(served, asked(statuses.length + n)));
    statuses.push(...(await Promise.all(wave)).map(({ status }) => status));
  }
  const through = statuses.filter((status) => status !== 429).length;
  return { what, measured: count(statuses), bound: `≤ ${limit} let through`, held: through <= limit };
}

async function floods(served: Served): Promise<Finding[]> {
  const { headers } = await visit(served);
  const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  const logins = spellings("/api/auth/login");
  const unknown = ["/api/rien", "//api/auth/login", "/%61pi/rien", "http://localhost/rien", "/"];
  const someWhere = ["/", "/rien", "//api/auth/csrf", "/%61pi/rien", "http://localhost/missions"];
  return [
    await flood(served, "sign-ins under six spellings of their address", sensitive, (n) => ({
      method: "POST",
      target: pick(logins, n),
      headers,
      body: JSON.stringify({ email: `personne-${n % 40}@exemple.fr`, password: "Mauvais-2026" }),
    })),
    await flood(served, "sign-ups without a CSRF token", sensitive, (n) => ({
      method: "POST",
      target: pick(spellings("/api/auth/inscription"), n),
    })),
    await flood(served, "pages by GET and HEAD under five spellings", pages, (n) => ({
      method: n % 2 === 0 ? "HEAD" : "GET",
      target: pick(someWhere, n),
    })),
    await flood(served, "calls that no route answers, by POST, OPTIONS, PUT and DELETE", general, (n) => ({
      method: pick(["PUT", "OPTIONS", "DELETE", "PATCH"], n),
      target: pick(unknown, n),
    })),
  ];
}

/** Two hundred wrong passwords at once, each for another account, from one address. */
async function guessInParallel(served: Served): Promise<Finding> {
  const { headers } = await visit(served);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      send(served, {
        method: "POST",
        target: "/api/auth/login",
        headers,
        body: JSON.stringify({ email: `inconnu-${n}@exemple.fr`, password: "Mauvais-2026" }),
      }),
    ),
  );
  const codes = answers.map(({ body }) => (JSON.parse(body) as { code: string }).code);
  const evaluated = codes.filter((code) => code !== "BRUTE_FORCE_BLOCKED").length;
  return {
    what: "200 wrong passwords at once from one address",
    measured: `${evaluated} checked`,
    bound: `≤ ${blockAfter}, none refused otherwise`,
    held:
      evaluated === codes.filter((code) => code === "INVALID_CREDENTIALS").length && evaluated <= blockAfter,
  };
}

/** Ways around the limits: other spellings, other methods, no token, all at once. */
export const limits: Attack = {
  what: "No spelling of an address and no method gets around its limit, and parallel tries are all counted.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const unlimited = await start({ RATE_LIMIT_SENSITIVE: "1000000000" });
    const guesses = await guessInParallel(unlimited);
    await unlimited.stop();
    return [guesses, ...(await floods(await start()))];
  },
};
