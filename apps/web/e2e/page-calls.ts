import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A call of the page's client. */
export interface Call {
  what: string;
  /** When it was made, by the page's clock. */
  at: number;
  credentials: string;
  key: string | null;
}

/** Notes every call of the page's client, by the page's own clock. */
export function noteCalls(): void {
  const calls: Call[] = [];
  const send = globalThis.fetch;
  Object.assign(globalThis, { calls });
  globalThis.fetch = (target, init) => {
    const { pathname } = new URL(String(target), location.href);
    calls.push({
      what: `${init?.method ?? "GET"} ${pathname}`,
      at: Date.now(),
      credentials: init?.credentials ?? "",
      key: new Headers(init?.headers).get("idempotency-key"),
    });
    return send(target, init);
  };
}

/** Every call so far, oldest first. */
export const callsOf = (page: Page): Promise<Call[]> =>
  page.evaluate(() => (globalThis as unknown as { calls: Call[] }).calls);
/** When a call was made, by the page's clock. */
export const timesOf = async (page: Page, what: string) =>
  (await callsOf(page)).filter((call) => call.what === what).map(({ at }) => at);
/** Waits for a call to have been made so often, then answers when. */
export async function timesOnce(page: Page, what: string, times: number): Promise<number[]> {
  await expect.poll(async () => (await timesOf(page, what)).length).toBe(times);
  return timesOf(page, what);
}
/** Stops the page's clock, which was installed before. */
export const pauseClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
