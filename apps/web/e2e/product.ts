import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import type { ProductSettings } from "../../../tools/product-environment.ts";
import { launchBrowser } from "./browser.ts";
import { newHome, type RunningServer, type ServerHome, startServer } from "./server.ts";

/** The product under test; a test that kills its server puts the next one in its place. */
export interface Product {
  home: ServerHome;
  server: RunningServer;
  browser: Browser;
  /** Where the server answers now. */
  readonly url: string;
}

/** A home, a server and a browser for the tests of the file or block that calls this: there before the first, gone after the last. */
export function useProduct(options: { demoData?: boolean; settings?: ProductSettings } = {}): Product {
  const product = {
    get url() {
      return product.server.url;
    },
  } as Product;
  beforeAll(async () => {
    product.home = await newHome(options.demoData ? { demoData: true } : { from: inject("startedOnce") });
    product.server = await startServer(product.home, options.settings);
    product.browser = await launchBrowser();
  });
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
