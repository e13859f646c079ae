import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { pinnedChromium } from "../../../tools/chromium.ts";
import { grey, hashes, makeReport, names, white } from "./report.fixture.ts";
import { type ServedReview, serveReview } from "./server.ts";

let browser: Browser;
let stores: Awaited<ReturnType<typeof makeReport>>;
let served: ServedReview;
let page: Page;
let errors: string[];

beforeAll(async () => {
  const { launchOptions } = pinnedChromium() ?? {};
  if (launchOptions === undefined) throw new Error("The pinned Chromium does not run here.");
  browser = await chromium.launch(launchOptions);
});

afterAll(() => browser.close());

beforeEach(async () => {
  stores = await makeReport();
  served = await serveReview({
    stores,
    author: "Ada",
    stories: "http://127.0.0.1:1",
    now: () => new Date("2026-11-30T09:00:00Z"),
  });
  page = await browser.newPage();
  errors = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(served.url);
});

afterEach(async () => {
  await page.close();
  await served.close();
  rmSync(stores.folder, { recursive: true });
  expect(errors).toEqual([]);
});

const heading = () => page.getByRole("region", { name: "Image regardée" }).getByRole("heading");
const status = () => page.getByRole("status");

async function widthOnceDecoded(image: Node): Promise<number> {
  await (image as HTMLImageElement).decode();
  return (image as HTMLImageElement).naturalWidth;
}

async function violations(): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return axe.run();
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}

test("what is not as accepted is listed by its cause: the same difference, alone, new, removed, impossible", async () => {
  const titles = await page.getByRole("navigation").getByRole("heading").allTextContents();
  expect(titles.map((title) => title.replaceAll(/\s+/g, " ").trim())).toEqual([
    "Même couleur : #ffffff devient #808080 2 images",
    "Nouvelles 1 image",
    "Impossibles à prendre 1 image",
    "Retirées 1 image",
  ]);
  await page.getByLabel("Grouper par").selectOption("composant");
  expect(await page.getByRole("navigation").getByRole("heading").count()).toBe(3);
  await page.getByRole("combobox", { name: /^Images/ }).selectOption("nouvelles");
  expect(await page.getByRole("navigation").getByRole("listitem").count()).toBe(1);
});

test("a change is seen side by side, one over the other, by a moving edge, and as its difference", async () => {
  expect(await heading().textContent()).toBe("UI/Lamp · On · light");
  const shown = () => page.getByRole("region", { name: /^Images de/ }).locator("img");
  expect(await shown().evaluateAll((all) => all.map((one) => one.className))).toEqual(["before", "after"]);
  await page.getByLabel("Superposées").check();
  await page.getByLabel("Opacité de l’image de maintenant").fill("20");
  expect(await page.locator("img.after").evaluate((one) => getComputedStyle(one).opacity)).toBe("0.2");
  await page.keyboard.press("3");
  await page.getByLabel("Bord entre avant et maintenant").fill("75");
  expect(await page.locator("img.after").evaluate((one) => getComputedStyle(one).clipPath)).toBe(
    "inset(0px 0px 0px 75%)",
  );
  await page.keyboard.press("4");
  expect(await shown().evaluateAll((all) => all.map((one) => one.className))).toEqual(["difference"]);
  expect(await shown().evaluate(widthOnceDecoded)).toBe(60);
});

test("by keyboard alone one goes on, accepts, refuses with a reason and takes back; who and why stays", async () => {
  await page.keyboard.press("j");
  expect(await heading().textContent()).toBe("UI/Lamp · Dimmed · light");
  await page.keyboard.press("k");
  await page.keyboard.press("a");
  await status().getByText("1\u00a0image\u00a0: acceptée.").waitFor();
  expect(stores.baselines.isAccepted(names.changed, grey)).toBe(true);
  expect(await heading().textContent()).toBe("UI/Lamp · Dimmed · light");

  await page.keyboard.press("r");
  await page.getByRole("alert").getByText("Écrivez pourquoi").waitFor();
  await page.keyboard.type("jar: trop sombre");
  await page.getByRole("button", { name: "Refuser" }).press("Enter");
  await status().getByText("refusée").waitFor();
  expect(stores.reviews.find(names.changedAlike, hashes[names.changedAlike] ?? "")).toEqual({
    verdict: "refused",
    by: "Ada",
    at: "2026-11-30T09:00:00.000Z",
    note: "jar: trop sombre",
  });

  await page
    .getByRole("navigation")
    .getByRole("button", { name: /UI\/Lamp · On/ })
    .click();
  await page.getByText("Acceptée par Ada, le 30 novembre 2026").waitFor();
  await page.keyboard.press("u");
  await status().getByText("remise à décider").waitFor();
  expect(stores.baselines.isAccepted(names.changed, white)).toBe(true);
});

test("a whole group is accepted at once", async () => {
  await page.getByRole("checkbox", { name: /^Même couleur/ }).check();
  await page.getByText("La décision vaut pour 2\u00a0images choisies.").waitFor();
  await page.getByRole("button", { name: "Accepter" }).click();
  await status().getByText("2\u00a0images\u00a0: acceptée").waitFor();
  expect(
    [names.changed, names.changedAlike, names.isNew].map((name) => stores.baselines.isAccepted(name, grey)),
  ).toEqual([true, true, false]);
});

test("letters do nothing once the shortcuts are off", async () => {
  await page.getByLabel("Raccourcis").uncheck();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  expect(await heading().textContent()).toBe("UI/Lamp · On · light");
  expect(stores.baselines.isAccepted(names.changed, white)).toBe(true);
});

test.each([
  ["light", 1280],
  ["dark", 1280],
  ["light", 390],
] as const)("axe finds nothing against it, and nothing overflows: %s, %i px", async (colorScheme, width) => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  expect(await violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test("as a file it shows the same and states how one accepts", async () => {
  await page.goto(pathToFileURL(join(stores.report, "index.html")).href);
  expect(await page.locator("img.after").evaluate(widthOnceDecoded)).toBe(60);
  await page.getByText(`pnpm visual:accept ${names.changed}`).waitFor();
  expect(await page.getByRole("button", { name: "Accepter" }).count()).toBe(0);
});
