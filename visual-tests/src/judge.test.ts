import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Baselines, baselineOf, findOrphans, openBaselines } from "./baselines.ts";
import { judge } from "./judge.ts";
import { encode, fingerprint } from "./picture.ts";
import { openPictureCache, type PictureCache } from "./picture-cache.ts";
import { completeReport, readReport, writeReport } from "./report.ts";
import { sheetVariants } from "./variants.ts";

const [variant] = sheetVariants;
if (variant === undefined) throw new Error("There are no variants.");
const subject = { id: "ui-lamp--on", title: "Lamp · On", stories: ["ui-lamp--on"] };
const name = "ui-lamp--on.dark";

const png = (shade: number) => encode({ width: 3, height: 2, data: Buffer.alloc(24, shade) });
const [white, grey] = [png(255), png(128)];

const changedEntry = {
  name,
  title: "Lamp · On · dark",
  component: "Lamp",
  shows: "ui-lamp--on",
  variant,
  verdict: "changée",
  hash: fingerprint(grey),
  was: baselineOf(white),
};

let folder: string;
let baselines: Baselines;
let cache: PictureCache;
const judged = (picture: Buffer) => judge(baselines, cache, subject, { variant, picture });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jobami-pictures-"));
  openBaselines(join(folder, "baselines")).change(new Map([[name, baselineOf(white)]]), []);
  baselines = openBaselines(join(folder, "baselines"));
  cache = openPictureCache(join(folder, "cache"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("in a fresh clone, which has hashes and no pictures", () => {
  test("the accepted picture is the same, and is retained for the next change", () => {
    expect(judged(white)).toMatchObject({ name, verdict: "same" });
    expect(cache.read(baselines.find(name)?.fingerprint ?? "")).toEqual(white);
  });

  test("another picture has changed, though nothing shows what was before", () => {
    expect(judged(grey)).toMatchObject({ verdict: "changed", after: grey, comparison: undefined });
  });

  test("a picture that could not be taken fails, and a name that no one accepted is new", () => {
    expect(judge(baselines, cache, subject, { variant, error: "moves" }).verdict).toBe("failed");
    expect(
      judge(baselines, cache, { ...subject, id: "ui-lamp--off" }, { variant, picture: white }).verdict,
    ).toBe("new");
  });

  test("the report shows what is there now and states how the picture before is made", async () => {
    await writeReport([judged(grey)], baselines.find, [], join(folder, "report"));
    expect(readReport(join(folder, "report"))?.toLookAt).toEqual([
      { ...changedEntry, pictures: [`${name}.after.png`], isBeforeMissing: true },
    ]);
  });

  test("the report is completed once the picture before is made", async () => {
    await writeReport([judged(grey)], baselines.find, [], join(folder, "report"));
    const complete = () => completeReport(cache, join(folder, "report"));
    expect(await complete()).toBe(1);
    cache.keep(white);
    expect(await complete()).toBe(0);
    expect(readReport(join(folder, "report"))?.toLookAt[0]).toEqual({
      ...changedEntry,
      pixels: 6,
      pictures: [`${name}.before.png`, `${name}.after.png`, `${name}.difference.png`],
      marks: [expect.stringMatching(/^[0-9a-f]{24}$/), "#ffffff devient #808080"],
    });
  });

  test("what nothing shows any more is shown as it was, once that picture is made", async () => {
    const gone = { name, story: name, title: name, verdict: "orphan", before: undefined } as const;
    await writeReport([gone], baselines.find, [], join(folder, "report"));
    cache.keep(white);
    await completeReport(cache, join(folder, "report"));
    expect(readReport(join(folder, "report"))?.toLookAt[0]).toMatchObject({
      component: "ui-lamp",
      isRemoved: true,
      hash: fingerprint(white),
      pictures: [`${name}.before.png`],
    });
  });
});

describe("where the picture before is stored", () => {
  test("a change is shown pixel by pixel", () => {
    cache.keep(white);
    expect(judged(grey)).toMatchObject({ verdict: "changed", comparison: { before: white, pixels: 6 } });
  });

  test("a file that was damaged counts as missing", () => {
    cache.keep(white);
    const hash = baselines.find(name)?.fingerprint ?? "";
    writeFileSync(join(folder, "cache", hash.slice(0, 2), `${hash}.png`), grey);
    expect(cache.read(hash)).toBeUndefined();
  });

  test("what no hash names is taken away, the rest stays", () => {
    for (const picture of [white, grey]) cache.keep(picture);
    const hashes = baselines.fingerprints();
    cache.prune(hashes);
    expect([...hashes].map((hash) => cache.read(hash))).toEqual([white]);
    baselines.change(new Map([[name, baselineOf(grey)]]), []);
    expect([...baselines.fingerprints()].map((hash) => cache.read(hash))).toEqual([undefined]);
  });
});

describe("the accepted hashes", () => {
  test("are written with their sizes, and a dropped one goes with its file", () => {
    expect(baselines.find(name)).toMatchObject({ width: 3, height: 2 });
    expect(findOrphans(baselines, [])).toEqual([name]);
    baselines.change(new Map(), [name]);
    expect(openBaselines(join(folder, "baselines")).names()).toEqual([]);
  });

  test("stand in one file a part of Storybook, sorted, a line each", () => {
    const more = ["web-accueil--open.phone", "ui-lamp--on.light"].map(
      (one) => [one, baselineOf(grey)] as const,
    );
    baselines.change(new Map(more), []);
    expect(readdirSync(join(folder, "baselines")).sort()).toEqual(["ui.json", "web.json"]);
    const [, first, second, ...rest] = readFileSync(join(folder, "baselines/ui.json"), "utf8").split("\n");
    expect(first).toBe(`"${name}": ${JSON.stringify(baselineOf(white))},`);
    expect(second).toBe(`"ui-lamp--on.light": ${JSON.stringify(baselineOf(grey))}`);
    expect(rest).toEqual(["}", ""]);
  });
});
