import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { startPostgres } from "../postgres.ts";
import { serveProduct } from "../served.ts";
import { type Act, openPage, rowOf, type Side, slowness, timeOf } from "./acts.ts";
import { bareList, serveBarePage } from "./bare-page.ts";
import { busy, fillBusy } from "./busy-fill.ts";
import type { Measured } from "./report.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

/** What is opened, from which page of the product, beside a bare list of as many rows. */
interface Opening {
  what: string;
  path: string;
  act: Act;
  rows: number;
}

const openings = (month: string): Opening[] => [
  {
    what: `opening a conversation of ${busy.messages} messages`,
    path: "/dashboard/messages",
    act: {
      does: (page) => page.locator("main a[href^='/dashboard/messages/']").first().click(),
      begins: "pointerdown",
      drawn: `li[data-seq='${busy.messages}']`,
    },
    rows: busy.messages,
  },
  {
    what: `a month of the planning with ${busy.slots} slots`,
    path: `/dashboard/planning?vue=semaine&jour=${month}`,
    act: {
      does: (page) => page.locator("main").getByRole("link", { name: "Mois", exact: true }).click(),
      begins: "pointerdown",
      drawn: "main table a[href$='#heure']",
    },
    rows: busy.slots,
  },
  {
    what: `an inbox of ${busy.notifications} notifications`,
    path: "/dashboard/notifications?page=1&archived=true",
    act: {
      does: (page) => page.locator("main").getByRole("link", { name: "Toutes", exact: true }).click(),
      begins: "pointerdown",
      drawn: "article[id^='notif-']",
    },
    rows: busy.notifications,
  },
];

const bareOpening = (rows: number): Act => ({
  does: (page) => page.getByRole("button", { name: String(rows), exact: true }).click(),
  begins: "pointerdown",
  drawn: `li:nth-child(${rows})`,
});

async function opened(browser: Browser, side: Side, act: Act): Promise<number> {
  const page = await openPage(browser, side);
  try {
    return await timeOf(page, act);
  } finally {
    await page.context().close();
  }
}

/** Measures how soon a person who has very much of everything sees it, on a slow processor, beside bare lists of as much. */
export async function measureBusy(): Promise<Measured> {
  const postgres = await startPostgres();
  const started: { stop: () => Promise<void> }[] = [postgres];
  try {
    const { sessions, month } = await fillBusy(postgres.url, (rounds + 1) * 3);
    const product = await serveProduct({ DATABASE_URL: postgres.url });
    started.unshift(product);
    const bare = await serveBarePage(bareList);
    started.unshift(bare);
    const browser = await chromium.launch(findChromium().launchOptions);
    started.unshift({ stop: () => browser.close() });
    const newCookies = () =>
      Object.entries(sessions.pop() ?? {}).map(([name, value]) => ({ name, value, url: product.url }));
    const measured = openings(month).map((opening) => ({
      ...opening,
      ours: [] as number[],
      baseline: [] as number[],
    }));
    for (let round = 0; round <= rounds; round += 1)
      for (const { path, act, rows, ours, baseline } of measured) {
        const mine = await opened(browser, { url: `${product.url}${path}`, cookies: newCookies() }, act);
        const least = await opened(browser, { url: `${bare.url}/list`, cookies: [] }, bareOpening(rows));
        // The first round warms the servers up.
        if (round === 0) continue;
        ours.push(mine);
        baseline.push(least);
      }
    return {
      title: "A busy person’s conversation, month and inbox",
      how: [
        `The production build and server on PostgreSQL ${postgres.version}, whose data the server's own calls and repositories made: one jobbeur with ${busy.slots} agreed hours in a month, ${busy.messages} messages in one conversation, ${busy.notifications} notifications. Chromium at 1280 × 800 with a processor ${slowness} times slower, an empty cache, and everything on this machine.`,
        "From the press, on a page of the same part of the product, to the frame after what it leads to is drawn: the newest message, the first slots of the month, the first lines of the inbox. What is drawn is asked of the server then, and its code is loaded then.",
        "Baseline: a React Router page whose button asks for as many rows (a number and a text) and draws all of them as list items, built and served in the same run with the same versions; to the frame after the last of them is drawn.",
        `Medians of ${rounds} rounds, and the median of each round's ratio.`,
      ],
      rows: measured.map(({ what, ours, baseline }) => rowOf(what, ours, baseline)),
    };
  } finally {
    for (const one of started) await one.stop();
  }
}
