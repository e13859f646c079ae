import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject, vi } from "vitest";
import type { ProductSettings } from "../../../tools/product-environment.ts";
import { launchBrowser } from "./browser.ts";
import { type LeftHome, newHome, type RunningServer, type ServerHome, startServer } from "./server.ts";

/** The product under test; a test that kills its server puts the next one in its place. */
export interface Product {
  home: ServerHome;
  server: RunningServer;
  browser: Browser;
  /** Where the server answers now. */
  readonly url: string;
}

/** For how long a demo counts as new, ms: what it holds states hours. */
const newDemoMs = 30 * 60_000;

/** How long a busy machine may take to settle a demo, ms: alone it takes seconds. */
const settledMs = 180_000;

/** What a server left that filled an empty database with the demo and settled it, not long ago: the first product that asks fills it, others copy it. */
async function filledDemo(): Promise<LeftHome> {
  const folder = inject("demos");
  const newest = readdirSync(folder).sort().at(-1);
  if (newest !== undefined && Date.now() - Number.parseInt(newest, 10) < newDemoMs)
    return JSON.parse(readFileSync(join(folder, newest), "utf8")) as LeftHome;
  const { dataDir, databaseUrl, ...home } = await newHome({ demoData: true });
  const server = await startServer({ ...home, dataDir, databaseUrl }, { LOG_LEVEL: "info" });
  await vi.waitUntil(() => server.output().includes("the demo is settled"), { timeout: settledMs });
  await server.stop();
  const left: LeftHome = { dataDir, databaseUrl };
  writeFileSync(join(folder, `${Date.now()}.json`), JSON.stringify(left));
  return left;
}

/** A home, a server and a browser for the tests of the file or block that calls this: there before the first, gone after the last. */
export function useProduct(options: { demoData?: boolean; settings?: ProductSettings } = {}): Product {
  const product = {
    get url() {
      return product.server.url;
    },
  } as Product;
  beforeAll(async () => {
    const from = options.demoData ? await filledDemo() : inject("startedOnce");
    product.home = await newHome({ demoData: options.demoData === true, from });
    product.server = await startServer(product.home, options.settings);
    product.browser = await launchBrowser();
  }, 2 * settledMs);
  afterAll(async () => {
    await product.browser?.close();
    await product.server?.stop();
    await product.home?.remove();
  });
  return product;
}

/**
 * The server and the browser of every file that neither ends them nor counts what others left: people of their own, in browsers of their
 * own, are all such a file has to itself.
 */
export function useSharedProduct(): Pick<Product, "url" | "browser"> {
  const { url, browser } = inject("shared");
  const product = { url } as Pick<Product, "url" | "browser">;
  beforeAll(async () => {
    product.browser = await chromium.connect(browser);
  });
  afterAll(() => product.browser?.close());
  return product;
}
