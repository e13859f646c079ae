import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { profilesContract } from "@jobami/api/profiles/contract";
import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sampleDraft } from "../domains/profiles/profiles.samples.ts";
import { noFaults } from "../platform/faults/faults.ts";
import { createPageMemory, pageLifeMs } from "../platform/pages/memory/page-memory.ts";
import type { PageMemory, RenderedPage } from "../platform/pages/memory/shared-page.ts";
import { registerPages } from "../platform/pages/pages.ts";
import { createFactsReader } from "../start.ts";
import { testConfig } from "../testing/test-config.ts";
import { signIn } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

/** Calls of the API that an address may make a minute. */
const callsOfAddress = 40;

let server: TestServer;
let memory: PageMemory;
/** Whether the memory was asked, and whether it had a page rendered. */
let asked: ("stored" | "rendered")[] = [];
beforeAll(async () => {
  // Nothing to do where today's pages are built.
  execFileSync(process.execPath, [join(import.meta.dirname, "../../../../tools/web-build.ts")]);
  const limits = { ...testConfig().limits, general: callsOfAddress };
  server = await startTestServer({
    config: { trustProxy: 1, limits },
    extend: (app, platform) => {
      const watched: PageMemory = {
        forget: () => memory.forget(),
        state: () => memory.state(),
        read(key, render) {
          const at = asked.push("stored") - 1;
          return memory.read(key, () => {
            asked[at] = "rendered";
            return render();
          });
        },
      };
      return registerPages(app, {
        facts: createFactsReader(platform, () => []),
        guard: platform,
        origin: null,
        faults: { ...noFaults, isWatched: true },
        memory: watched,
      });
    },
  });
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.reset();
  memory = createPageMemory<RenderedPage>(server.clock, { bytes: 4_000_000 });
  asked = [];
});

type Answer = LightMyRequestResponse;
type Consents = Record<"analytics" | "marketing", { consent: boolean; date: string }>;

let visitors = 0;

/** A visitor in a browser of their own, who answered about cookies at moments of their own. */
function createVisitor(cookies: Record<string, string> = {}) {
  visitors += 1;
  const day = String(visitors).padStart(3, "0");
  const consents = {
    analytics: { consent: true, date: `2026-11-20T08:01:00.${day}Z` },
    marketing: { consent: false, date: `2026-11-20T08:02:00.${day}Z` },
    bannerDismissed: true,
  };
  const jar: Record<string, string> = {
    user_consents: encodeURIComponent(JSON.stringify(consents)),
    ...cookies,
  };
  const headers = { host: "jobami.example", "x-forwarded-for": `203.0.113.${visitors}` };
  const get = async (url: string, more: { method?: "GET" | "HEAD" | "POST"; headers?: object } = {}) => {
    const cookie = Object.entries(jar)
      .map((pair) => pair.join("="))
      .join("; ");
    const answer = await server.app.inject({
      method: "GET",
      url,
      ...more,
      headers: { ...headers, cookie, ...more.headers },
    });
    for (const { name, value } of answer.cookies) jar[name] = value;
    return answer;
  };
  return { consents, jar, get, of: (page: Answer) => traces(page, jar, consents) };
}

const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "not found";

/** All that an answer holds of its visitor and its moment, by kind. */
function traces(page: Answer, jar: Record<string, string>, consents: Consents) {
  return {
    nonce: found(String(page.headers["content-security-policy"]), /'nonce-([^']+)'/),
    csrf: jar["XSRF-TOKEN"] ?? "none",
    key: found(page.body, /\bkey\\",\\"([\da-f-]{36})/),
    requestId: String(page.headers["x-request-id"]),
    analyticsDate: consents.analytics.date,
    marketingDate: consents.marketing.date,
  };
}
type Traces = ReturnType<typeof traces>;

/** The kinds of traces that are found in an answer: its body, or its headers. */
const foundIn = (page: Answer, of: Partial<Traces>) =>
  Object.entries(of)
    .filter(([, trace]) => page.body.includes(trace) || JSON.stringify(page.headers).includes(trace))
    .map(([kind]) => kind);

async function profileOfKarim() {
  const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  const body = { ...structuredClone(sampleDraft), version: 0 } as never;
  const { status } = await karim.call(profilesContract.save, { body });
  expect(status).toBe(200);
  return `/profil/${(await karim.call(profilesContract.own)).body.profil.data.slug}`;
}

const pages = {
  landing: "/",
  "sign-in": "/login",
  help: "/aide",
  services: "/services",
  search: "/services/search?category=jardinage&lieu=Lyon",
  city: "/services/plomberie/lyon-69",
  about: "/a-propos",
  profile: profileOfKarim,
};

/** What is not its visitor's in a page or in headers, without the moment at which it was written. */
function plain(text: string, of: Traces): string {
  const left = Object.entries(of).reduce((rest, [kind, trace]) => rest.replaceAll(trace, `[${kind}]`), text);
  return left.replace(/ahead=w\.Date\.now\(\)-\d+/, "ahead=[clock]").replace(/"x-ratelimit[^,]*,/g, "");
}
function plainHeaders({ headers }: Answer): string {
  const { date: _, "content-length": __, "transfer-encoding": ___, ...rest } = headers;
  return JSON.stringify(rest, Object.keys(rest).sort());
}

test.each(Object.entries(pages))(
  "of who asked for a page before nothing is in the answer of who asks after, which is the page that is rendered: %s",
  async (_name, page) => {
    const path = typeof page === "string" ? page : await page();
    const [first, second] = [createVisitor(), createVisitor()];
    const before = [await first.get(path), await first.get(path)];
    const after = await second.get(path);
    expect(asked).toEqual(["rendered", "rendered", "stored"]);
    expect([...before, after].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const kinds = ["nonce", "csrf", "key", "requestId", "analyticsDate", "marketingDate"];
    for (const one of before) {
      // Each kind is seen where it belongs, and so would be seen where it does not.
      expect(foundIn(one, first.of(one))).toEqual(kinds);
      expect(foundIn(after, first.of(one))).toEqual([]);
      expect(foundIn(one, second.of(after))).toEqual([]);
    }
    expect(foundIn(after, second.of(after))).toEqual(kinds);
    expect(after.body).not.toMatch(/hole[\da-f]{32}/);
    expect(after.headers["set-cookie"]).toMatch(/^XSRF-TOKEN=/);
    const other = createVisitor({ foreign: "1" });
    const rendered = await other.get(path);
    expect(asked).toHaveLength(3);
    expect(plain(after.body, second.of(after))).toBe(plain(rendered.body, other.of(rendered)));
    expect(plain(plainHeaders(after), second.of(after))).toBe(
      plain(plainHeaders(rendered), other.of(rendered)),
    );
  },
);

const notAnybodys: Record<string, (path: string) => Promise<Answer>> = {
  "a member": async (path) => {
    const { client } = await signIn(server, { prenom: "Ondine" });
    return createVisitor({ jobami_access: client.jar.get("jobami_access") ?? "" }).get(path);
  },
  "who has a session to renew": (path) => createVisitor({ jobami_session: "1" }).get(path),
  "who changed the display": (path) =>
    createVisitor({ jobami_display: encodeURIComponent(JSON.stringify({ theme: "dark" })) }).get(path),
  "who sends a cookie that is not known": (path) => createVisitor({ foreign: "1" }).get(path),
  "who answered about cookies in another way": (path) =>
    createVisitor({ user_consents: encodeURIComponent('{"bannerDismissed":true}') }).get(path),
  "who asks for the head": (path) => createVisitor().get(path, { method: "HEAD" }),
  "who asks with a part that the page does not know": (path) => createVisitor().get(`${path}?utm=1`),
  "who sends a form": (path) => createVisitor().get(path, { method: "POST" }),
  "who asks for the data alone": (path) => createVisitor().get(`${path}.data`),
};
test.each(Object.entries(notAnybodys))("the memory never meets %s", async (_name, ask) => {
  await ask("/login");
  await ask("/aide");
  expect(asked).toEqual([]);
});

test("a changed display and a member's name are shown while the plain page is remembered", async () => {
  for (const _ of [1, 2]) await createVisitor().get("/");
  const dark = encodeURIComponent(JSON.stringify({ theme: "dark" }));
  expect((await createVisitor({ jobami_display: dark }).get("/")).body).toContain('data-theme="dark"');
  const { client } = await signIn(server, { prenom: "Ondine" });
  const own = await createVisitor({ jobami_access: client.jar.get("jobami_access") ?? "" }).get("/");
  expect(own.body).toContain("Ondine");
  const plainPage = await createVisitor().get("/");
  expect(asked.at(-1)).toBe("stored");
  expect(plainPage.body).not.toContain("Ondine");
  expect(plainPage.body).not.toContain('data-theme="dark"');
});

test("who answered about cookies, who did not, and another name of the site have pages of their own", async () => {
  for (const _ of [1, 2]) await createVisitor().get("/");
  const unasked = createVisitor();
  delete unasked.jar.user_consents;
  await unasked.get("/");
  await createVisitor().get("/", { headers: { host: "autre.example" } });
  expect(asked).toEqual(["rendered", "rendered", "rendered", "rendered"]);
});

test.each([
  "/profil/personne",
  "/services/plomberie/nulle-part-00",
  "/aide/rien",
  "/services/PLOMBERIE/lyon-69",
])("what is no page is never stored: %s", async (path) => {
  for (const _ of [1, 2, 3]) expect([301, 404]).toContain((await createVisitor().get(path)).statusCode);
  expect([new Set(asked), memory.state().entries]).toEqual([new Set(["rendered"]), 0]);
});

test("twenty who ask at once have a page rendered once, each with what is theirs", async () => {
  const everyone = Array.from({ length: 20 }, () => createVisitor());
  const answers = await Promise.all(everyone.map(({ get }) => get("/services/search?q=haie")));
  expect(asked.filter((how) => how === "rendered")).toHaveLength(1);
  expect(new Set(answers.map((page, at) => everyone[at]?.of(page).key)).size).toBe(20);
});

test("a flood of different searches is not remembered", async () => {
  for (let n = 0; n < 30; n += 1) await createVisitor().get(`/services/search?q=haie${n}`);
  expect(memory.state().entries).toBe(0);
});

test("what an address is refused whose calls are counted is its own, and no one else is shown it", async () => {
  const path = "/services/search?category=jardinage&lieu=Lyon";
  const greedy = createVisitor();
  for (let n = 0; n < callsOfAddress; n += 1) await greedy.get(`/services/search?q=haie${n}`);
  const refused = await greedy.get(path);
  for (const _ of [1, 2]) await greedy.get(path);
  expect(memory.state().entries).toBe(0);
  const other = await createVisitor().get(path);
  expect(asked.at(-1)).toBe("rendered");
  expect(plainLength(refused)).not.toBe(plainLength(other));
});
const plainLength = ({ body }: Answer) => found(body, /<h1[^>]*>(.*?)<\/main>/s).length;

test("who hides their profile, or is suspended, is gone within five seconds", async () => {
  const path = await profileOfKarim();
  for (const change of [sql`profile_hidden = true`, sql`statut = 'suspended', deactivated_at = now()`]) {
    for (const _ of [1, 2, 3]) expect((await createVisitor().get(path)).statusCode).toBe(200);
    expect(asked.at(-1)).toBe("stored");
    await server.platform.db.execute(sql`update users set ${change}`);
    server.clock.advance(pageLifeMs);
    expect((await createVisitor().get(path)).statusCode).toBe(404);
    await server.platform.db.execute(
      sql`update users set profile_hidden = false, statut = 'active', deactivated_at = null`,
    );
  }
  expect(pageLifeMs).toBeLessThanOrEqual(5000);
});

test("a browser that takes zstd is given the same page compressed, with what is theirs", async () => {
  for (const _ of [1, 2]) await createVisitor().get("/aide");
  const visitor = createVisitor();
  const page = await visitor.get("/aide", { headers: { "accept-encoding": "gzip, br, zstd" } });
  expect([asked.at(-1), page.headers["content-encoding"]]).toEqual(["stored", "zstd"]);
  const body = zstdDecompressSync(page.rawPayload).toString();
  const whole = Object.assign(Object.create(page), { body });
  const known = await visitor.get("/aide");
  expect(plain(body, visitor.of(whole))).toBe(plain(known.body, visitor.of(known)));
});
