import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newStranger, visit } from "../browser.ts";
import { startCollector } from "../collector.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";

const product = useProduct();
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

/** What goes wrong in a page as it does: caught by no one, in a promise, and caught by what React reports to. */
function failThreeTimes(): void {
  setTimeout(() => (undefined as unknown as { title: string }).title);
  void Promise.reject(new RangeError("Léa Canari"));
  // biome-ignore lint/suspicious/noConsole: what React and the router caught, they state there.
  console.error("caught", new SyntaxError("Léa Canari"));
}

it("where no one watches, a page holds nothing of it and reports to no one", async () => {
  const { page } = await newStranger(product.browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${product.url}/services`);
  expect(await page.content()).not.toContain("fault-report");
  await page.evaluate(failThreeTimes);
  expect(asked.filter((path) => path.includes("fault"))).toEqual([]);
  const answer = await page.request.post(`${product.url}/faults`, { data: {} });
  expect(answer.status()).not.toBe(204);
});

it("what goes wrong in a page arrives by this server, once each, and what reports it is loaded only then", async () => {
  await product.server.stop();
  product.server = await startServer(product.home, collector.settings);
  const { page } = await newStranger(product.browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const pageAnswer = page.waitForResponse(`${product.url}/services`);
  await visit(page, `${product.url}/services`);
  const requestId = (await pageAnswer).headers()["x-request-id"];
  expect(asked.filter((path) => path.includes("fault"))).toEqual([]);
  await page.evaluate(failThreeTimes);
  await vi.waitUntil(() => collector.faults.length >= 3, { timeout: 60_000 });
  expect(new Set(asked.filter((path) => path.includes("fault")))).toEqual(
    new Set(["/fault-report.js", "/faults"]),
  );
  expect(collector.faults.map(({ exception }) => exception.values[0]?.type).sort()).toEqual([
    "RangeError",
    "SyntaxError",
    "TypeError",
  ]);
  for (const { platform, release, tags } of collector.faults)
    expect([platform, release, tags.page, tags.request_id]).toEqual([
      "javascript",
      expect.stringMatching(/^jobami@\d/),
      "/services",
      requestId,
    ]);
  expect(JSON.stringify(collector.faults)).not.toContain("Canari");
});

it("what the server did is traced until it ends, without the address of a page", async () => {
  const { page } = await newStranger(product.browser);
  await visit(page, `${product.url}/services/search?q=canari`);
  expect(await product.server.stop()).toBe(0);
  const traced = collector.traces.join("");
  expect(traced).toContain('"GET /services/search"');
  expect(traced).not.toContain("canari");
  product.server = await startServer(product.home);
});
