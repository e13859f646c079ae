import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { baselineOf, openBaselines } from "./baselines.ts";
import { decide } from "./decide.ts";
import { grey, hashes, makeReport, names, white } from "./review/report.fixture.ts";
import { openReviews } from "./reviews.ts";

const accepted = {
  verdict: "accepted",
  by: "Ada",
  at: "2026-11-30T09:00:00.000Z",
  note: "plus sombre",
} as const;
const refused = { ...accepted, verdict: "refused", by: "Zoé", note: "illisible" } as const;

let stores: Awaited<ReturnType<typeof makeReport>>;
const only = (...wanted: string[]) => Object.fromEntries(wanted.map((name) => [name, hashes[name] ?? ""]));
const stored = () => openBaselines(join(stores.folder, "baselines"));
const reviews = () => openReviews(join(stores.folder, "reviews.jsonl"));

beforeEach(async () => {
  stores = await makeReport();
});

afterEach(() => rmSync(stores.folder, { recursive: true }));

test("what is accepted becomes the hash, what is removed loses its own, and who did it, when and why is written", () => {
  expect(decide(stores, accepted, hashes)).toEqual({ decided: Object.keys(hashes), outdated: [] });
  expect(stored().names().sort()).toEqual([names.changed, names.changedAlike, names.isNew].sort());
  expect(stored().find(names.changed)).toEqual(baselineOf(grey));
  expect(reviews().find(names.changed, hashes[names.changed] ?? "")).toEqual(accepted);
  expect(readFileSync(join(stores.folder, "reviews.jsonl"), "utf8").trim().split("\n")).toHaveLength(1);
});

test("a refusal changes no hash, and is about that picture alone", () => {
  decide(stores, refused, only(names.changed));
  expect(stored().find(names.changed)).toEqual(baselineOf(white));
  expect(reviews().find(names.changed, hashes[names.changed] ?? "")).toEqual(refused);
  expect(reviews().find(names.changed, "0".repeat(64))).toBeUndefined();
  expect(reviews().find(names.changedAlike, hashes[names.changedAlike] ?? "")).toBeUndefined();
});

test("a decision that is taken back leaves everything as it was", () => {
  const before = stored();
  const was = before.names().map((name) => [name, before.find(name)]);
  decide(stores, accepted, hashes);
  decide(stores, undefined, hashes);
  expect(
    stored()
      .names()
      .map((name) => [name, stored().find(name)]),
  ).toEqual(was);
  expect(reviews().find(names.changed, hashes[names.changed] ?? "")).toBeUndefined();
});

test("the last decision about a picture counts, and an accepted one that is refused gets its hash back", () => {
  decide(stores, accepted, only(names.changed, names.isNew));
  decide(stores, refused, only(names.changed, names.isNew));
  expect(stored().find(names.changed)).toEqual(baselineOf(white));
  expect(stored().find(names.isNew)).toBeUndefined();
  expect(reviews().find(names.isNew, hashes[names.isNew] ?? "")?.by).toBe("Zoé");
});

test("what is not what was looked at is not accepted: another hash, a file that changed, a picture that failed, a name of none", () => {
  writeFileSync(join(stores.report, `${names.changedAlike}.after.png`), white);
  const pictures = {
    [names.changed]: "0".repeat(64),
    [names.changedAlike]: hashes[names.changedAlike] ?? "",
    [names.failed]: "",
    "../../etc/passwd": "",
  };
  expect(decide(stores, accepted, pictures)).toEqual({ decided: [], outdated: Object.keys(pictures) });
  expect(stored().find(names.changedAlike)).toEqual(baselineOf(white));
});
