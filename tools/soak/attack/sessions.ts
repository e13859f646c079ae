import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../postgres.ts";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { Browser, join, mailed, password } from "./browser.ts";

const people = 10;
const atOnce = 12;
/** Concurrent tabs may exchange one refresh token within 30 s. */
const afterGraceMs = 31_000;

const finding = (what: string, failed: number, of: number): Finding => ({
  what,
  measured: `${failed} of ${of}`,
  bound: "0",
  held: failed === 0,
});

/** Uses one refresh token many times at once, by owner and thief, and goes on with each answer after the grace. */
async function chains(browsers: readonly Browser[]): Promise<Finding[]> {
  const thieves: Browser[][] = [];
  for (const owner of browsers) {
    const copies = Array.from({ length: atOnce }, () => owner.copy());
    await Promise.all(copies.map((copy) => copy.call("POST", "/api/auth/refresh-token")));
    thieves.push(copies);
  }
  const several = thieves.filter(
    (copies) => new Set(copies.map(({ jar }) => jar.get("jobami_refresh"))).size !== 1,
  );
  await pause(afterGraceMs);
  let living = 0;
  for (const [one, ...others] of thieves) {
    await one?.call("POST", "/api/auth/refresh-token");
    await pause(10);
    for (const other of others.slice(0, 1)) await other.call("POST", "/api/auth/refresh-token");
  }
  await pause(afterGraceMs);
  for (const [one, two] of thieves) {
    const both = [
      await one?.call("POST", "/api/auth/refresh-token"),
      await two?.call("POST", "/api/auth/refresh-token"),
    ];
    const tokens = new Set([one?.jar.get("jobami_refresh"), two?.jar.get("jobami_refresh")]);
    if (both.every((answer) => answer?.status === 200) && tokens.size > 1) living += 1;
  }
  return [
    finding(
      `${atOnce} refreshes at once by one token: sessions with more than one successor`,
      several.length,
      people,
    ),
    finding("sessions with two living chains a minute later", living, people),
  ];
}

async function passwordChange(served: Served): Promise<Finding[]> {
  const left = { links: 0, sessions: 0 };
  for (let n = 0; n < people; n += 1) {
    const email = `change-${n}@exemple.fr`;
    const owner = await join(served, email);
    const elsewhere = owner.copy();
    elsewhere.jar.delete("jobami_access");
    elsewhere.jar.delete("jobami_refresh");
    await elsewhere.signIn(email);
    await owner.call("POST", "/api/auth/forgot-password", { email });
    const token = await mailed(served, email, /reset-password\?token=([\w-]+)/);
    const change = { currentPassword: password, newPassword: "Nouveau-2027" };
    // Signing in elsewhere at the same moment with the old password must not outlive the change.
    const racing = elsewhere.copy();
    const [, raced] = await Promise.all([
      owner.call("POST", "/api/auth/update-password", change),
      racing.signIn(email),
    ]);
    const used = await elsewhere.call("POST", "/api/auth/reset-password", { token, password: "Volee-2028" });
    if (used.status === 200) left.links += 1;
    const old = [elsewhere, ...(raced.status === 200 ? [racing] : [])];
    for (const browser of old)
      if ((await browser.call("POST", "/api/auth/refresh-token")).status === 200) left.sessions += 1;
  }
  return [
    finding("reset links that outlive a password change", left.links, people),
    finding("other sessions that outlive it, one begun while it was made", left.sessions, people),
  ];
}

/** Sessions, and what they must not outlive. */
export const sessions: Attack = {
  what: "A session has one chain of tokens, its own CSRF token, and ends with the sign-in, password or host it stands on.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const free = { RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" };
    const served = await start(free);
    const browsers = await Promise.all(
      Array.from({ length: people }, (_, n) => join(served, `session-${n}@exemple.fr`)),
    );
    let stored = 0;
    let foreign = 0;
    const stranger = browsers.at(-1)?.jar.get("XSRF-TOKEN") ?? "";
    for (const [n, browser] of browsers.entries()) {
      const old = browser.copy();
      await browser.signIn(`session-${n}@exemple.fr`);
      if ((await old.call("POST", "/api/auth/refresh-token")).status === 200) stored += 1;
      const planted = browser.copy();
      planted.jar.set("XSRF-TOKEN", stranger);
      const changed = await planted.call("PUT", "/api/auth/profil", { prenom: "Vol", nom: "Volé" });
      if (changed.code !== "CSRF_TOKEN_INVALID") foreign += 1;
    }
    const findings = [
      finding("sessions that outlive signing in again in their browser", stored, people),
      finding("changes that go through with the CSRF token of another session", foreign, people),
      ...(await chains(browsers)),
      ...(await passwordChange(served)),
    ];
    await served.stop();
    const port = String(await freePort());
    const open = await start({
      ...free,
      PORT: port,
      PUBLIC_URL: "https://www.exemple.fr",
      TRUST_PROXY: "1",
      SMTP_URL: "smtp://127.0.0.1:9",
    });
    const onThisMachine = { ...open, url: `http://127.0.0.1:${port}` };
    const { cookies } = await new Browser(onThisMachine).call("GET", "/api/auth/csrf");
    return [
      ...findings,
      {
        what: "the cookie under https",
        measured: cookies.map((cookie) => cookie.replace(/=[^;]*/, "=…")).join(" | "),
        bound: "__Host-, Secure, path /",
        held:
          cookies.every((cookie) => /^__Host-[^;]*; Path=\/; Secure/.test(cookie)) && cookies.length === 1,
      },
    ];
  },
};
