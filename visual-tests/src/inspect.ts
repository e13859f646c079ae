import { availableParallelism } from "node:os";
import { chromium } from "playwright-core";
import { pinnedChromium } from "../../tools/chromium.ts";
import { type StorySource, serveStorybook } from "../../tools/storybook/serve.ts";
import { findOrphans, hasBaseline, isBaseline, pictureName, readBaseline } from "./baselines.ts";
import { photographAll, type Shot } from "./camera.ts";
import { difference } from "./compare.ts";
import { decode, encode } from "./picture.ts";
import { findSubjects, type Subject } from "./stories.ts";

/** What became of one picture. */
export type Finding = { name: string; story: string; title: string } & (
  | { verdict: "same" }
  | { verdict: "new"; after: Buffer }
  | { verdict: "changed"; before: Buffer; after: Buffer; difference: Buffer; pixels: number }
  | { verdict: "failed"; error: string }
  | { verdict: "orphan" }
);

function judge({ id, title }: Subject, shot: Shot): Finding {
  const name = pictureName(id, shot.variant);
  const about = { name, story: id, title: `${title} · ${shot.variant.name}` };
  if ("error" in shot) return { ...about, verdict: "failed", error: shot.error };
  if (isBaseline(name, shot.picture)) return { ...about, verdict: "same" };
  const before = readBaseline(name);
  if (before === undefined) return { ...about, verdict: "new", after: shot.picture };
  const found = difference(before, decode(shot.picture));
  if (found === undefined) return { ...about, verdict: "same" };
  return {
    ...about,
    verdict: "changed",
    before: encode(before),
    after: shot.picture,
    difference: found.picture,
    pixels: found.pixels,
  };
}

/** True where the accepted pictures can be compared: they belong to the pinned browser, which is a Linux x64 program. */
export const canCompare = process.platform === "linux" && process.arch === "x64";

/** Photographs the stories of the build and compares each picture with the accepted one. */
export async function inspect(source: StorySource = {}): Promise<Finding[]> {
  const pinned = pinnedChromium();
  if (pinned === undefined)
    throw new Error("The pinned Chromium does not run here; pictures of another browser cannot be compared.");
  const subjects = findSubjects(source.only);
  const { url, close } = await serveStorybook(source);
  const browser = await chromium.launch(pinned.launchOptions);
  const findings: Finding[] = [];
  await photographAll(
    browser,
    url,
    subjects,
    {
      // A page waits much (for frames, for what settles), so that there is room for more pages than processors.
      pages: 3 * Math.max(2, availableParallelism()),
      isExpected: ({ id }, variant, picture) => isBaseline(pictureName(id, variant), picture),
      isKnown: ({ id }, variant) => hasBaseline(pictureName(id, variant)),
    },
    (subject, shots) => findings.push(...shots.map((shot) => judge(subject, shot))),
  );
  await browser.close();
  await close();
  const orphans = source.only ? [] : findOrphans(subjects);
  return [
    ...findings.sort((a, b) => a.name.localeCompare(b.name)),
    ...orphans.map((name) => ({ name, story: name, title: name, verdict: "orphan" as const })),
  ];
}
