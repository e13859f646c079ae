import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { send, visit } from "./visitor.ts";

const signs: readonly Record<string, string>[] = [
  { host: "www.exemple.fr" },
  { host: "127.0.0.1.exemple.fr" },
  { "x-forwarded-for": "203.0.113.7" },
  { "x-forwarded-proto": "https" },
  { forwarded: "for=127.0.0.1" },
  { via: "1.1 proxy" },
  { "x-real-ip": "127.0.0.1" },
];

async function refusedAtStart(start: Target["start"], env: NodeJS.ProcessEnv): Promise<Finding> {
  const what = `start with ${Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}`;
  const bound = "refused, the setting named";
  try {
    await start(env);
    return { what, measured: "started", bound, held: false };
  } catch (error) {
    const lines = String(error).split("\n");
    const line = lines.find((one) => one.includes("other machines")) ?? lines[0] ?? "";
    return { what, measured: line, bound, held: Object.keys(env).every((name) => line.includes(`${name}=`)) };
  }
}

/** The demo of a person’s own machine, reached through a proxy, a tunnel or a name that leads there. */
export const behindProxy: Attack = {
  what: "Behind a proxy of the same machine no one finds the demo's accounts, sessions or mailbox.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const findings = [
      await refusedAtStart(start, { PUBLIC_URL: "https://www.exemple.fr", TRUST_PROXY: "1" }),
      await refusedAtStart(start, { TRUST_PROXY: "1" }),
      await refusedAtStart(start, { PUBLIC_URL: "https://www.exemple.fr" }),
    ];
    const served = await start({ DEMO_DATA: "1" });
    const demo = { email: "lea@demo.example", password: "Demo-2026!" };
    const visitor = await visit(served);
    const member = await visit(served, demo);
    const get = (target: string, headers: Record<string, string> = {}) =>
      send(served, { method: "GET", target, headers });
    const signIn = (headers: Record<string, string>) =>
      send(served, {
        method: "POST",
        target: "/api/auth/login",
        headers: { ...visitor.headers, ...headers },
        body: JSON.stringify(demo),
      });
    const shows = async (headers: Record<string, string> = {}) =>
      [
        (await get("/dev/mailbox", headers)).status === 200 ? "mailbox" : "",
        (await get("/dev/mailbox.json", headers)).status === 200 ? "mails" : "",
        (await get("/login", headers)).body.includes(demo.email) ? "demo accounts" : "",
        (await signIn(headers)).status === 200 ? "sign-in" : "",
        (await get("/api/auth/profil", { cookie: member.headers.cookie ?? "", ...headers })).status === 200
          ? "session"
          : "",
      ].filter((word) => word !== "");
    const own = await shows();
    findings.push({
      what: "on this machine",
      measured: own.join(", "),
      bound: "mailbox, mails, demo accounts, sign-in, session",
      held: own.length === 5,
    });
    for (const headers of signs) {
      const found = await shows(headers);
      const [[name, value] = []] = Object.entries(headers);
      findings.push({
        what: `${name}: ${value}`,
        measured: found.length === 0 ? "nothing" : found.join(", "),
        bound: "nothing",
        held: found.length === 0,
      });
    }
    return findings;
  },
};
