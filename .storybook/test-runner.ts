import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { clockAhead, moveDate } from "../tools/clock-ahead.ts";
import { exemptRules } from "./exceptions.ts";
import { isHeldToReflow, narrowest, sidewaysOffences } from "./reflow.ts";
import { usualWindow, windows } from "./widths.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The gate judges a story as it is shown; the proof in every theme and on the narrowest screen too. */
const isProof = process.env.JOBAMI_PROOF === "1";

/** The themes that the story was not shown in yet; only contrast can differ there. */
const otherThemes = ["dark", "high-contrast"];

/** What a story shows about its window; the runner's types do not know of it. */
interface StoryWindow {
  storyGlobals: { viewport?: { value?: string } };
}

interface Offence {
  theme: string;
  target: string;
  why: string;
}

/** Runs in the page. */
async function contrastOffences(themes: readonly string[]): Promise<Offence[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (context: object, options: object) => Promise<AxeResults> };
  };
  const { dataset } = document.documentElement;
  const usual = dataset.theme;
  const offences: Offence[] = [];
  for (const theme of themes) {
    dataset.theme = theme;
    await new Promise(requestAnimationFrame);
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper", "#storybook-docs"] },
      { runOnly: ["color-contrast"], resultTypes: ["violations"] },
    );
    for (const node of violations.flatMap(({ nodes }) => nodes))
      offences.push({ theme, target: node.target.join(" "), why: node.any[0]?.message ?? "" });
  }
  dataset.theme = usual ?? "light";
  return offences;
}

/**
 * The document must not scroll sideways on the narrowest screen with everything extra-large (WCAG 1.4.10). The next story gets a
 * window of its own.
 */
async function holdReflow(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  const offences = await page.evaluate(sidewaysOffences);
  if (offences.length > 0) throw new Error(`scrolls sideways at 320 px\n${offences.join("\n")}`);
}

/** Only contrast can differ in the themes that the story was not shown in. */
async function holdContrast(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ content: axeSource });
  const offences = await page.evaluate(contrastOffences, otherThemes);
  if (offences.length > 0)
    throw new Error(
      `color-contrast\n${offences.map(({ theme, target, why }) => `${theme}: ${target}: ${why}`).join("\n")}`,
    );
}

const config: TestRunnerConfig = {
  /**
   * The runner reads its suites beside the build; the page is the build's own. Nothing fades in, as in the pictures: whether a dialog
   * is seen, and its contrast, must not depend on how far its entry has come.
   */
  async prepare({ page }) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (clockAhead() !== 0) await page.addInitScript(moveDate, clockAhead());
    await page.goto(new URL("/iframe.html", process.env.TARGET_URL).href);
  },
  /** A story is shown in the window that its `viewport` global names, which by itself only Storybook's own frame obeys. */
  async preVisit(page, story) {
    const { storyGlobals } = (await getStoryContext(page, story)) as unknown as StoryWindow;
    await page.setViewportSize(windows[storyGlobals.viewport?.value ?? ""] ?? usualWindow);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure || !isProof) return;
    if (!exemptRules(id).includes("color-contrast")) await holdContrast(page);
    if (isHeldToReflow(id)) await holdReflow(page);
  },
};

export default config;
