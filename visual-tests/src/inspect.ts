import { availableParallelism } from "node:os";
import { chromium } from "playwright-core";
import { pinnedChromium } from "../../tools/chromium.ts";
import { type StorySource, serveStorybook } from "../../tools/storybook/serve.ts";
import { type Baselines, findOrphans, openBaselines, pictureName } from "./baselines.ts";
import { type Finding, judge } from "./judge.ts";
import { openPictureCache } from "./picture-cache.ts";
import { captureAll, type Screenshot } from "./screenshots.ts";
import { findSubjects, type Subject } from "./stories.ts";

/** True where the accepted pictures can be compared: they belong to the pinned browser, which is a Linux x64 program. */
export const canCompare = process.platform === "linux" && process.arch === "x64";

/** Captures subjects of a build; a picture that is not the accepted one is taken again, as screenshots.ts states. */
export async function captureBuild(
  source: StorySource,
  subjects: readonly Subject[],
  baselines: Baselines,
  onScreenscreenshots: (subject: Subject, screenshots: Screenshot[]) => void,
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
      },
      onScreenscreenshots,
    );
  } finally {
    await browser.close();
    await close();
  }
}

/** Captures the stories of the build and compares each picture with the accepted one. */
export async function inspect(source: StorySource = {}): Promise<Finding[]> {
  const subjects = findSubjects(source.only);
  const baselines = openBaselines();
  const cache = openPictureCache();
  const findings: Finding[] = [];
  await captureBuild(source, subjects, baselines, (subject, screenshots) =>
    findings.push(...screenshots.map((screenshot) => judge(baselines, cache, subject, screenshot))),
  );
  const orphans = source.only ? [] : findOrphans(baselines, subjects);
  return [
    ...findings.sort((a, b) => a.name.localeCompare(b.name)),
    ...orphans.map((name) => ({ name, story: name, title: name, verdict: "orphan" as const })),
  ];
}
