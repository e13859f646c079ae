import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lookKinds } from "@jobami/api/audit/contract";
import { isChange, isStaffAccess } from "@jobami/api/http/route";
import { workPhoto } from "@jobami/api/progress/routes";
import { staffContract } from "@jobami/api/staff/contract";
import { asc, notInArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { agreement, step } from "../domains/progress/progress.fixture.ts";
import { domains } from "../domains.ts";
import { auditEntries } from "../platform/audit/audit.tables.ts";
import type { Look } from "../platform/audit/reads.ts";
import { lookedAt, uploaded } from "../testing/test-files.ts";
import { type SignedIn, signIn } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { samples } from "./samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** What staff reads by calls that are no reads, and why. */
const noReads: Readonly<Record<string, string>> = {
  "mail.outboxFigures": "Figures.",
  "consents.versions": "The terms that everybody reads.",
  "promocodes.list": "Codes that staff made.",
  "subscriptions.revenue": "Figures.",
  "newsletter.subscriberFigures": "Figures.",
  "reports.stats": "Figures.",
  "appeals.figures": "Figures.",
  "staff.work": "Figures.",
  "support.tags": "Réponse de l’équipe.",
  "support.addTag": "Réponse de l’équipe.",
  "support.renameTag": "Réponse de l’équipe.",
  "support.removeTag": "Réponse de l’équipe.",
  "support.replies": "Réponse de l’équipe.",
  "support.addReply": "Réponse de l’équipe.",
  "support.changeReply": "Réponse de l’équipe.",
  "support.removeReply": "Réponse de l’équipe.",
  "offers.totals": "Figures.",
  "offers.every": "Offers that everybody reads, and how often they were taken.",
  "updates.every": "What everybody reads.",
  "billing.stats": "Figures.",
  "people.setWishes": "A setting of staff.",
  "people.remind": "A mail of staff; shows how many went out.",
  "host.figures": "The machine.",
  "host.redis": "The machine.",
  "ai.info": "Figures.",
  "ai.test": "A word that staff asks for.",
  "ai.stats": "Figures.",
  "ai.images": "Figures.",
  "ai.pricing": "Prices.",
  "planning.hour": "Shows nothing to staff.",
};

const readsByCall = new Map<string, Look>(
  domains.flatMap(({ name, reads: ofDomain }) =>
    Object.entries(ofDomain).flatMap(([call, look]) =>
      look === undefined ? [] : [[`${name}.${call}`, look] as const],
    ),
  ),
);
const page = readFileSync(join(import.meta.dirname, "../../../../docs/security.md"), "utf8");
/** Members' calls that show staff more, as docs/security.md has them (staff-powers.test.ts holds it to that). */
const membersCalls = (page.split("\n## What a second factor gives staff\n")[1]?.split("\n## ")[0] ?? "")
  .split("\n")
  .flatMap((line) => /^\| `([a-z-]+\.\w+)` \|/.exec(line)?.[1] ?? []);
const staffCalls = [...contract].filter(([, { route }]) => isStaffAccess(route.access)).map(([name]) => name);

const entries = () => server.platform.db.select().from(auditEntries).orderBy(asc(auditEntries.id));

/** Makes the sample call of a name, as its own caller or as another person; answers what the audit has stored of it. */
async function made(name: string, headers: Record<string, string> = {}, by?: () => Promise<SignedIn>) {
  await server.reset();
  const endpoint = contract.get(name);
  const arrange = samples[name];
  if (endpoint === undefined || arrange === undefined) throw new Error(`No call ${name}.`);
  const { client, input } = await arrange(server);
  const other = await by?.();
  const before = (await entries()).map(({ id }) => id);
  const { status, error, response } = await (other?.client ?? client).call(endpoint, input, { headers });
  const rows = await server.platform.db
    .select()
    .from(auditEntries)
    .where(before.length === 0 ? undefined : notInArray(auditEntries.id, before));
  return { status, code: error.code, body: response.body, rows, viewer: other?.person.id };
}

test("each call by which staff reads is declared a read, is stored as an act, or states why not", async () => {
  const unsaid: string[] = [];
  for (const name of [...staffCalls, ...membersCalls]) {
    if (readsByCall.has(name) || Object.hasOwn(noReads, name)) continue;
    const isAct = isChange(contract.get(name)?.route.method ?? "GET");
    if (!isAct || (await made(name)).rows.length === 0) unsaid.push(name);
  }
  expect(unsaid).toEqual([]);
  const known = new Set([...staffCalls, ...membersCalls]);
  expect(Object.keys(noReads).filter((name) => !known.has(name) || readsByCall.has(name))).toEqual([]);
});

const readsOfStaff = [...readsByCall].filter(([, { power }]) => power === undefined);
const readsOfMembers = [...readsByCall].filter(([, { power }]) => power !== undefined);
const administrator = () => signIn(server, { role: "jobpadm" });

describe("a look of staff", () => {
  test.each(readsOfStaff)("%s is stored: who, at whom, at what, when", async (name, { kind, whose }) => {
    const { status, rows } = await made(name);
    expect(status).toBeLessThan(300);
    const seen = rows.filter(({ after }) => after?.call === name);
    // What lists many is noted once, what is of one matter for each person of it.
    expect(seen.length).toBeGreaterThan(0);
    for (const row of seen)
      expect(row).toMatchObject({
        kind,
        actorKind: "person",
        subjectKind: whose === undefined ? "list" : "account",
        at: new Date(server.clock.now()),
      });
    for (const { actorId, subjectId } of seen) expect(actorId).not.toBe(subjectId);
  });

  test.each(readsOfMembers)(
    "%s is stored where a power shows it, and not of its sides",
    async (name, { kind }) => {
      expect((await made(name)).rows).toEqual([]);
      if (isChange(contract.get(name)?.route.method ?? "GET")) return;
      const { status, rows, viewer } = await made(name, {}, administrator);
      expect(status).toBe(200);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatchObject({ kind, actorId: viewer, after: { call: name } });
    },
  );

  test.each([...readsByCall].filter(([name]) => !isChange(contract.get(name)?.route.method ?? "GET")))(
    "%s shows nothing to a browser that fetches ahead, and keeps nothing",
    async (name, { power }) => {
      const ahead = { "sec-purpose": "prefetch;prerender" };
      const { status, code, rows } = await made(name, ahead, power === undefined ? undefined : administrator);
      expect([status, code, rows]).toEqual([503, "SERVICE_UNAVAILABLE", []]);
    },
  );
});

describe("a file that is another person’s", () => {
  /** A photo along with a step of Karim's. */
  async function photo() {
    const { lea, karim, id } = await agreement(server);
    const file = await uploaded(karim, workPhoto);
    await step(server, karim, id, { step: "work.done", photos: [file] });
    return { lea, karim, file };
  }

  test("is a look of staff, each time, and none of its sides", async () => {
    const { lea, karim, file } = await photo();
    for (const { client } of [lea, karim]) expect(await lookedAt(client, file)).toBe(200);
    expect(await entries()).toEqual([]);
    const maud = await signIn(server, { role: "jobmodo" });
    for (let n = 0; n < 2; n += 1) expect(await lookedAt(maud.client, file)).toBe(200);
    expect(await entries()).toMatchObject(
      Array.from({ length: 2 }, () => ({
        kind: "evidence.read",
        actorId: maud.person.id,
        subjectKind: "account",
        subjectId: karim.person.id,
        after: { file },
      })),
    );
  });

  test.each([{ "sec-purpose": "prefetch" }, { purpose: "prefetch" }, { "x-moz": "prefetch" }])(
    "is not fetched ahead by staff (%j)",
    async (headers) => {
      const { lea, file } = await photo();
      const { client } = await signIn(server, { role: "jobmodo" });
      const url = `/storage/${file}/large`;
      const ahead = await client.request({ method: "GET", url, headers });
      expect([ahead.statusCode, ahead.headers["content-type"], await entries()]).toEqual([
        503,
        expect.stringContaining("application/json"),
        [],
      ]);
      expect((await lea.client.request({ method: "GET", url, headers })).statusCode).toBe(200);
    },
  );
});

test("reads are listed where they are asked for, and leave the last acts alone", async () => {
  const { call, person } = await administrator();
  await call(staffContract.administration);
  expect((await call(staffContract.administration)).body.entries).toEqual([]);
  const { body } = await call(staffContract.moderationLog, { query: { act: "journal.read" } });
  const name = `${person.prenom} ${person.nom}`;
  expect(body.data.map(({ kind, actor, subject, after }) => [kind, actor.name, subject.kind, after])).toEqual(
    Array.from({ length: 2 }, () => ["journal.read", name, "list", { call: "staff.administration" }]),
  );
  expect((await call(staffContract.moderationLog)).body.data).toEqual([]);
});

/** What the router fetches under a pointer also breaks the policy of scripts: its links to them have no nonce. */
test("no page is fetched ahead by a link", () => {
  const app = join(import.meta.dirname, "../../../web/app");
  const ahead = globSync("**/*.tsx", { cwd: app }).filter((file) =>
    /\bprefetch=/.test(readFileSync(join(app, file), "utf8")),
  );
  expect(ahead).toEqual([]);
});

test("docs/security.md lists each of them", () => {
  const section = page.split("\n## Views by staff that are recorded\n")[1]?.split("\n## ")[0] ?? "";
  const documented = section.split("\n").flatMap((line) => {
    const row = /^\| `([a-z-]+\.\w+)` \| `([a-z.]+)` \|/.exec(line);
    return row === null ? [] : [[row[1], row[2]]];
  });
  expect(documented).toEqual([...readsByCall].map(([name, { kind }]) => [name, kind]));
  expect(new Set(documented.map(([, kind]) => kind))).toEqual(new Set(lookKinds));
});
