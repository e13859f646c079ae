import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { usualWindow, windows } from "../../.storybook/widths.ts";
import { findChromium } from "../chromium.ts";
import { readComponents, type StoriedComponent } from "../stories/component-props.ts";
import { readStories } from "../stories/read.ts";
import { uncontrolled } from "../stories/uncontrolled.ts";
import { serveStorybook } from "./serve.ts";
import { type Turned, turnControls, type Wanted } from "./turn-controls.ts";
import { unmoved } from "./unmoved-controls.ts";

const reports = process.env.JOBAMI_REPORTS ?? join(import.meta.dirname, "../../reports");

/** Stories by their file, those that play nothing first: theirs are the controls that people try. */
function storiesByFile(): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  const stories = readStories().sort((a, b) => Number(a.hasPlay) - Number(b.hasPlay));
  for (const { file, id } of stories) byFile.set(file, [...(byFile.get(file) ?? []), id]);
  return byFile;
}

/** Nothing moves and no axe is run, as in a picture. */
const addressOf = (url: string, story: string) =>
  `${url}/iframe.html?viewMode=story&id=${story}&globals=visual:on;theme:light;a11y.manual:!true`;

/** What plays longer is passed over: the runner of stories judges that. In ms. */
const longestPlay = 60_000;

/** Shows a story on a fresh page, or on the one that shows another of its component, as a click in Storybook does; answers whether it came to its end. */
async function show(page: Page, url: string, story: string): Promise<boolean> {
  if (page.url() === "about:blank") await page.goto(addressOf(url, story), { waitUntil: "commit" });
  else
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, selection: object): void };
      };
      channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, story);
  const isEnded = (id: string) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase: string } };
    };
    const { id: shown, phase = "" } = preview?.currentRender ?? {};
    return shown === id && ["completed", "finished", "errored", "aborted"].includes(phase);
  };
  try {
    await page.waitForFunction(isEnded, story, { timeout: longestPlay });
    return true;
  } catch {
    await page.goto("about:blank");
    return false;
  }
}

/** A page whose window is that of the story it shows. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    viewport: usualWindow,
  });
  await page.exposeFunction("showInWindow", (name = "") =>
    page.setViewportSize(windows[name] ?? usualWindow),
  );
  return page;
}

/** The props of a component that have a control. */
const controlled = ({ props }: StoriedComponent) =>
  props.filter(({ kind }) => uncontrolled[kind] === undefined).map(({ name, sample }) => ({ name, sample }));

/** What is wrong with the controls of one component: those that change nothing in any story, those that make one fail. */
async function faultsOf(
  component: StoriedComponent,
  stories: readonly string[],
  turn: (story: string, wanted: readonly Wanted[]) => Promise<Turned>,
): Promise<string[]> {
  const faults: string[] = [];
  const all = controlled(component);
  const isExcused = (name: string) => unmoved[`${component.name}.${name}`] !== undefined;
  let wanted = all;
  for (const story of stories) {
    if (wanted.length === 0) break;
    const { changed, failed } = await turn(story, wanted);
    for (const [name, why] of Object.entries(failed)) faults.push(`${name} fails in ${story}: ${why}`);
    wanted = wanted.filter(({ name }) => !changed.includes(name) && failed[name] === undefined);
  }
  for (const { name } of wanted) if (!isExcused(name)) faults.push(`${name} changes nothing in any story`);
  for (const { name } of all)
    if (isExcused(name) && !wanted.some((one) => one.name === name))
      faults.push(`${name} works: its line in unmoved-controls.ts can go`);
  return faults.map((fault) => `${component.name}.${fault}`);
}

/** Turns every control of every component of packages/ui, or of those that are named; answers how many there are, and the faults. */
async function turnAll(only: readonly string[]): Promise<{ turned: number; faults: string[] }> {
  const stories = storiesByFile();
  const components = readComponents().filter(({ name }) => only.length === 0 || only.includes(name));
  const { url, close } = await serveStorybook();
  const browser = await chromium.launch(findChromium().launchOptions);
  const faults: string[] = [];
  const queue = [...components];
  const work = async () => {
    for (let component = queue.shift(); component !== undefined; component = queue.shift()) {
      const page = await openPage(browser);
      const found = await faultsOf(component, stories.get(component.file) ?? [], async (story, wanted) => {
        const isShown = await show(page, url, story);
        return isShown ? turnControls(page, wanted) : { changed: [], failed: {} };
      });
      faults.push(...found);
      await page.close();
    }
  };
  const workers = Number(process.env.JOBAMI_WORKERS ?? Math.max(2, availableParallelism()));
  await Promise.all(Array.from({ length: workers }, work));
  await browser.close();
  await close();
  return { turned: components.reduce((count, component) => count + controlled(component).length, 0), faults };
}

// controls.ts [report.json [components…]]: turns the controls of the built Storybook, of all components or of these.
const [report = join(reports, "controls.json"), ...only] = process.argv.slice(2);
const { turned, faults } = await turnAll(only);
for (const fault of faults.sort()) console.log(`✗ ${fault}`);
console.log(`${turned} controls, ${faults.length} faults`);
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify({ passed: turned - faults.length, failed: faults.length, skipped: 0 }));
process.exitCode = faults.length > 0 ? 1 : 0;
