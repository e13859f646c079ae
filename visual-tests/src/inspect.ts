import { availableParallelism } from "node:os";
import { chromium } from "playwright-core";
import { pinnedChromium } from "../../tools/chromium.ts";
import { type StorySource, serveStorybook } from "../../tools/storybook/serve.ts";
import { type Baselines, findOrphans, openBaselines, pictureName } from "./baselines.ts";
import { type Finding, judge } from "./judge.ts";
import { openPictureCache } from "./picture-cache.ts";
import { captureAll, type Screenshot } from "./screenshots.ts";
import { type IsSelected, loosely } from "./selection.ts";
import { findSubjects, narrowed, type Subject } from "./stories.ts";
import { variantCalled } from "./variants.ts";

/** True where the accepted pictures can be compared: they belong to the pinned browser, which is a Linux x64 program. */
export const canCompare = process.platform === "linux" && process.arch === "x64";

/** Captures subjects of a build; a picture that is not the accepted one is taken again, as screenshots.ts states. */
export async function captureBuild(
  source: StorySource,
  subjects: readonly Subject[],
  baselines: Baselines,
  onScreenshots: (subject: Subject, screenshots: Screenshot[]) => void,
  freshPages?: number,
): Promise<void> {
  const pinned = pinnedChromium();
  if (pinned === undefined)
    throw new Error("The pinned Chromium does not run here; pictures of another browser cannot be compared.");
  const { url, close } = await serveStorybook(source);
  const browser = await chromium.launch(pinned.launchOptions);
  try {
    await captureAll(
      browser,
      url,
      subjects,
      {
        // A page waits much (for frames, for what settles), so that there is room for more pages than processors.
        pages: 3 * Math.max(2, availableParallelism()),
        isExpected: ({ id }, variant, picture) => baselines.isAccepted(pictureName(id, variant), picture),
        isKnown: ({ id }, variant) => baselines.find(pictureName(id, variant)) !== undefined,
        freshPages,
      },
      onScreenshots,
    );
  } finally {
    await browser.close();
    await close();
  }
}

/** What a run compares: all, or the pictures that are selected. */
interface Inspected extends StorySource {
  isSelected?: IsSelected;
  /** How many fresh pages must give a surprise again; two unless stated. */
  freshPages?: number;
  /** Is given after each subject how many pictures are taken, of how many, and how many are to look at. */
  onProgress?: (taken: number, all: number, toLookAt: number) => void;
}

/** What names stand for in the build and among the accepted pictures: whole ids, or a part of an id or a title. */
export function selectionOf(names: readonly string[]): IsSelected {
  const shown = findSubjects().flatMap(({ id, title, variants }) =>
    variants.map((variant) => ({ name: pictureName(id, variant), title })),
  );
  const accepted = openBaselines().names();
  return loosely(names, [...shown, ...accepted.map((name) => ({ name }))]);
}

/** Captures the stories of the build and compares each picture with the accepted one. */
export async function inspect({
  isSelected,
  freshPages,
  onProgress,
  ...source
}: Inspected = {}): Promise<Finding[]> {
  const subjects = findSubjects(source.only);
  const wanted = narrowed(
    subjects,
    ({ id, title }, variant) => isSelected?.({ name: pictureName(id, variant), title }) ?? true,
  );
  const baselines = openBaselines();
  const cache = openPictureCache();
  const findings: Finding[] = [];
  const all = wanted.reduce((count, { variants }) => count + variants.length, 0);
  let toLookAt = 0;
  if (wanted.length > 0)
    await captureBuild(
      source,
      wanted,
      baselines,
      (subject, screenshots) => {
        const judged = screenshots.map((screenshot) => judge(baselines, cache, subject, screenshot));
        findings.push(...judged);
        toLookAt += judged.filter(({ verdict }) => verdict !== "same").length;
        onProgress?.(findings.length, all, toLookAt);
      },
      freshPages,
    );
  const orphans = source.only ? [] : findOrphans(baselines, subjects);
  return [
    ...findings.sort((a, b) => a.name.localeCompare(b.name)),
    ...orphans
      .filter((name) => isSelected?.({ name }) ?? true)
      .map((name) => {
        const variant = variantCalled(name);
        const before = cache.read(baselines.find(name)?.fingerprint ?? "");
        return {
          ...{ name, story: name, title: name, verdict: "orphan" as const, before },
          ...(variant === undefined ? {} : { variant }),
        };
      }),
  ];
}
