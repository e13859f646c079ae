import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launchBrowser, newStranger } from "../browser.ts";
import { restartTraces, writeTraces } from "../traces.ts";

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), "jobami-traces-"));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser.close();
  rmSync(folder, { recursive: true });
});

it("what failed twice leaves a trace of each person's browser, and what is tried for the first time none", async () => {
  vi.stubEnv("JOBAMI_TRACES", "");
  await newStranger(browser);
  expect(await writeTraces("first try")).toEqual([]);

  vi.stubEnv("JOBAMI_TRACES", folder);
  const [requester, jobbeur] = [await newStranger(browser), await newStranger(browser)];
  await requester.page.setContent("<button>Avant</button>");
  await restartTraces();
  for (const { page } of [requester, jobbeur]) {
    await page.setContent("<button>Pendant</button>");
    await page.getByRole("button", { name: "Pendant" }).click();
  }
  const paths = await writeTraces("gate/jobi.e2e.ts Léa paie « 12 € »");
  expect(paths).toEqual([1, 2].map((count) => join(folder, `gate-jobi-e2e-ts-lea-paie-12-${count}.zip`)));
  for (const path of paths) {
    const archive = readFileSync(path).toString("latin1");
    expect(archive.startsWith("PK")).toBe(true);
    expect(["trace.trace", "trace.network", "screencast/"].filter((part) => !archive.includes(part))).toEqual(
      [],
    );
  }
  expect(existsSync(join(folder, "first-try-1.zip"))).toBe(false);
});
