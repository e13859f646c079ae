import { rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { grey, hashes, makeReport, names } from "./report.fixture.ts";
import { type ServedReview, serveReview } from "./server.ts";

let stores: Awaited<ReturnType<typeof makeReport>>;
let served: ServedReview;
let origin: string;
const draft = {
  verdict: "accepted",
  by: "Ada",
  note: "",
  pictures: { [names.changed]: hashes[names.changed] },
};

beforeEach(async () => {
  stores = await makeReport();
  served = await serveReview({
    stores,
    author: "Ada",
    stories: "http://127.0.0.1:1",
    now: () => new Date("2026-11-30T09:00:00Z"),
  });
  origin = new URL(served.url).origin;
});

afterEach(async () => {
  await served.close();
  rmSync(stores.folder, { recursive: true });
});

/** Sends a request as it is written: fetch would mend its path and refuse some of its heads. */
function send(
  path: string,
  { method = "GET", body = "", ...headers }: Record<string, string> = {},
): Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }> {
  const { hostname, port } = new URL(served.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), headers: response.headers }),
      );
    });
    sent.on("error", reject).end(body);
  });
}

const inside = (path: string) => `${new URL(served.url).pathname}${path}`;
const json = { "content-type": "application/json" };
const decide = (body: unknown, heads: Record<string, string> = { origin }) =>
  send(inside("decisions"), { method: "POST", ...json, ...heads, body: JSON.stringify(body) });

test("the page and the pictures of the report are given to who has the printed address", async () => {
  const page = await send(inside(""));
  expect(page.status).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  const picture = await send(inside(`${names.changed}.after.png`));
  expect([picture.status, picture.body.equals(grey)]).toEqual([200, true]);
});

test("a decision is written with who took it and when", async () => {
  const { status, body } = await decide(draft);
  expect(status).toBe(200);
  expect(JSON.parse(body.toString()).reviewed.decisions).toEqual({
    [names.changed]: { verdict: "accepted", by: "Ada", at: "2026-11-30T09:00:00.000Z", note: "" },
  });
  expect(stores.baselines.isAccepted(names.changed, grey)).toBe(true);
});

test("a run that came after the page was opened is noticed", async () => {
  const { body } = await decide({ ...draft, pictures: { [names.changed]: "0".repeat(64) } });
  expect(JSON.parse(body.toString()).outdated).toEqual([names.changed]);
});

describe("nothing is given and nothing is changed", () => {
  afterEach(() => expect(stores.baselines.isAccepted(names.changed, grey)).toBe(false));

  test.each(["/", "/decisions", `/${names.changed}.after.png`, "/x/", `/${"a".repeat(32)}/`])(
    "without the key: %s",
    async (path) => {
      expect((await send(path)).status).toBe(403);
      expect(
        (await send(path, { method: "POST", ...json, origin, body: JSON.stringify(draft) })).status,
      ).toBe(403);
    },
  );

  test("by a name that leads to this machine", async () => {
    expect((await send(inside(""), { host: "hostile.example" })).status).toBe(421);
    expect((await decide(draft, { origin: "http://hostile.example", host: "hostile.example" })).status).toBe(
      421,
    );
  });

  test("to a page of another origin, of another port too", async () => {
    for (const other of ["https://hostile.example", "http://127.0.0.1:3000", "null"])
      expect((await decide(draft, { origin: other })).status).toBe(403);
    expect((await decide(draft, {})).status).toBe(403);
  });

  test("as a form or a text would be sent without asking", async () => {
    expect((await decide(draft, { origin, "content-type": "text/plain" })).status).toBe(415);
  });

  test.each([
    "../baselines/ui.json",
    "..%2fbaselines%2fui.json",
    "%2e%2e/baselines/ui.json",
    "findings.json",
    "index.html",
    `${names.changed}.after.png%00`,
    "%2fetc%2fpasswd",
  ])("of the disk but the pictures that the report names: %s", async (path) => {
    writeFileSync(join(stores.folder, "secret"), "secret");
    const { status, body } = await send(inside(path));
    expect([403, 404]).toContain(status);
    expect(body.length).toBe(0);
  });

  test("a path that is no text is refused", async () => {
    expect((await send(inside("%E0%A4%A"))).status).toBe(400);
  });

  test.each([
    ["no author", { ...draft, by: " " }],
    ["no reason for a refusal", { ...draft, verdict: "refused" }],
    ["no verdict", { ...draft, verdict: "perhaps" }],
    ["no pictures", { ...draft, pictures: null }],
    ["hashes that are none", { ...draft, pictures: { [names.changed]: 1 } }],
    ["nothing", null],
  ])("a decision with %s is refused", async (_, body) => {
    expect((await decide(body)).status).toBe(400);
  });

  test("a body without end is cut off", async () => {
    expect((await decide({ ...draft, note: "x".repeat(4_100_000) })).status).toBe(413);
  });
});

test("it listens to this machine alone", () => {
  expect(new URL(served.url).hostname).toBe("127.0.0.1");
});
