import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../tools/chromium.ts";
import { makeStaff } from "./administrator.ts";
import { type LeftHome, newHome, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What a server left that was started once on an empty database. */
    startedOnce: LeftHome;
    /** The folder that names what servers left that filled a demo, each by the time in ms at which it was full. */
    demos: string;
    /** Where the server answers that files share, the address of its administrator, and the browser's own. */
    shared: { url: string; administrator: string; browser: string };
  }
}

/**
 * Prepares the home that every product copies: the first start on an empty one is proved by the journeys that are about it.
 * Starts the product that files share, with an administrator; its people come from one address, faster than anybody's.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await newHome();
  await (await startServer(first)).stop();
  const { dataDir, databaseUrl } = first;
  project.provide("startedOnce", { dataDir, databaseUrl });

  const demos = await mkdtemp(join(tmpdir(), "jobami-demos-"));
  project.provide("demos", demos);

  const home = await newHome({ from: first });
  const running = { home, server: await startServer(home) };
  const administrator = await makeStaff(running, "Noor", "jobpadm", {
    RATE_LIMIT: "100000",
    RATE_LIMIT_PAGES: "100000",
  });
  const browser = await chromium.launchServer(findChromium().launchOptions);
  project.provide("shared", { url: running.server.url, administrator, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await running.server.stop();
    await home.remove();
    await first.remove();
    for (const name of await readdir(demos)) {
      const { dataDir } = JSON.parse(await readFile(join(demos, name), "utf8")) as LeftHome;
      await rm(dataDir, { recursive: true, force: true });
    }
    await rm(demos, { recursive: true, force: true });
  };
}
