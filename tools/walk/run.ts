import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { loginPaths as paths, loginWalk as walk } from "./login.ts";
import { manualTest, walkRecord } from "./record.ts";
import { walkPath } from "./walk.ts";

// pnpm walk                lists the paths of the model that can be walked in the running product
// pnpm walk 3 12           walks these, step by step; reports/walks/<machine>-<path>/index.html shows each step
// --at http://…            where the product answers (http://127.0.0.1:3000 unless stated)
// --account mail:password  who signs in (the demo’s Léa unless stated)
// --watch                  in a window, slowly: wants a screen and an installed Chromium (CHROMIUM_PATH)
const root = join(import.meta.dirname, "../..");
const given = process.argv.slice(2);
const optionOf = (name: string, usual: string) => {
  const at = given.indexOf(name);
  return at === -1 ? usual : (given[at + 1] ?? usual);
};
const numbers = given.filter((word) => /^\d+$/.test(word)).map(Number);
const [email = "", password = ""] = optionOf("--account", "lea@demo.example:Demo-2026!").split(/:(.*)/s);
const isWatched = given.includes("--watch");

if (numbers.length === 0)
  for (const [index, acts] of paths.entries()) console.log(manualTest(walk, index + 1, acts));

for (const number of numbers) {
  const acts = paths[number - 1];
  if (acts === undefined) throw new Error(`There are paths 1 to ${paths.length}.`);
  const { launchOptions } = findChromium();
  const browser = await chromium.launch({
    ...launchOptions,
    ...(isWatched ? { headless: false, slowMo: 600 } : {}),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "fr-FR" });
  // A new visitor is asked about cookies: the question would cover what is shown.
  const refusal = page.getByRole("button", { name: "Refuser", exact: true });
  await page.addLocatorHandler(refusal, (button) => button.click());
  const at = optionOf("--at", "http://127.0.0.1:3000");
  console.log(`${walk.machine}, path ${number}`);
  const steps = await walkPath({ page, at, email, password }, walk, acts, ({ act, failure }) =>
    console.log(`  ${failure === null ? "✓" : "✗"} ${act.does} ${failure ?? ""}`),
  );
  await browser.close();
  const folder = join(root, "reports/walks", `${walk.machine.replace("/", "-")}-${number}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of walkRecord(walk, number, acts, steps))
    writeFileSync(join(folder, name), content);
  console.log(`  ${join("reports/walks", `${walk.machine.replace("/", "-")}-${number}`, "index.html")}`);
  if (steps.some(({ failure }) => failure !== null)) process.exitCode = 1;
}
