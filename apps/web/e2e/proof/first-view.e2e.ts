import { describe, expect, it } from "vitest";
import { measureFirstLoad } from "../../../../tools/bench/first-load.ts";
import { useProduct } from "../product.ts";

const product = useProduct();

/** As docs/performance.md says; `pnpm bench pages` prints them beside a bare page. */
const most = { scriptBytes: 145_000, styleBytes: 10_000, named: 14, untilQuiet: 20 };

const textOf = async (path: string) => (await fetch(product.url + path)).text();

describe("the first view of a visitor", () => {
  it.each(["/", "/login"])(
    "%s names few files, and asks for few more until the network is quiet",
    async (path) => {
      const { scripts, styles, preloads } = await measureFirstLoad(await textOf(path), path, textOf);
      expect(scripts.gzipBytes).toBeLessThanOrEqual(most.scriptBytes);
      expect(styles.gzipBytes).toBeLessThanOrEqual(most.styleBytes);
      expect(1 + scripts.files.length + styles.files.length + preloads).toBeLessThanOrEqual(most.named);

      const context = await product.browser.newContext({ viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on("request", (request) => {
        if (request.url().startsWith("http")) asked.add(request.url());
      });
      await page.goto(product.url + path, { waitUntil: "networkidle" });
      expect(asked.size, [...asked].join("\n")).toBeLessThanOrEqual(most.untilQuiet);
      await context.close();
    },
  );

  it.each([
    ["/", 412],
    ["/", 1280],
    ["/login", 412],
    ["/login", 1280],
  ])("%s at %i px: nothing that comes late moves what is there", async (path, width) => {
    const context = await product.browser.newContext({ viewport: { width, height: 823 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    if (path === "/") await page.getByRole("region", { name: "Rejoignez la plateforme" }).waitFor();
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    await context.close();
  });
});
