import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { startPostgres } from "../postgres.ts";
import { serveProduct } from "../served.ts";
import { type Act, openPage, restMs, rowOf, type Side, slowness, timeOf } from "./acts.ts";
import { serveBarePage } from "./bare-page.ts";
import { fillWithMissions } from "./list-fill.ts";
import type { Measured } from "./report.ts";

const missions = 500;
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const largestPaintBound = 1.25;

const bareAct: Act = {
  approaches: (page) => page.hover("button"),
  does: (page) => page.click("button"),
  begins: "pointerdown",
  drawn: "#opened",
};

const rows = "ul[aria-label='Missions ouvertes'] a[href]";
const acts: Readonly<Record<string, Act>> = {
  "opening a mission beside the list": {
    approaches: (page) => page.locator(rows).first().hover(),
    does: (page) => page.locator(rows).first().click(),
    begins: "pointerdown",
    drawn: "section[aria-label] header h2",
  },
  "a letter in the search": {
    does: async (page) => {
      await page.locator("input[type=search]").first().press("a");
    },
    begins: "keydown",
    drawn: "input[type=search]:not(:placeholder-shown)",
  },
  "opening the bell": {
    approaches: (page) => page.getByRole("button", { name: /^Notifications/ }).hover(),
    does: (page) => page.getByRole("button", { name: /^Notifications/ }).click(),
    begins: "pointerdown",
    drawn: "[role=dialog]",
  },
};

/** When the largest thing of the page was painted, in ms since it was asked for. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      }),
  );
}

/** One visit: the largest paint, and each act. */
async function visit(
  browser: Browser,
  side: Side,
  done: Readonly<Record<string, Act>>,
): Promise<Record<string, number>> {
  const page = await openPage(browser, side);
  try {
    const figures: Record<string, number> = { paint: await largestPaint(page) };
    for (const [name, act] of Object.entries(done)) {
      figures[name] = await timeOf(page, act);
      await page.keyboard.press("Escape");
    }
    return figures;
  } finally {
    await page.context().close();
  }
}

/** Measures how soon the dashboard is there and answers, on a slow processor, beside a bare page of the same framework. */
export async function measureWork(): Promise<Measured> {
  const postgres = await startPostgres();
  const started: { stop: () => Promise<void> }[] = [postgres];
  try {
    const product = await serveProduct({ DATABASE_URL: postgres.url });
    started.unshift(product);
    const sessions = await fillWithMissions(postgres.url, missions, (rounds + 1) * 2);
    const bare = await serveBarePage();
    started.unshift(bare);
    const browser = await chromium.launch(findChromium().launchOptions);
    started.unshift({ stop: () => browser.close() });
    const signedIn = (path: string): Side => ({
      url: `${product.url}${path}`,
      cookies: Object.entries(sessions.pop() ?? {}).map(([name, value]) => ({
        name,
        value,
        url: product.url,
      })),
    });
    const seen = {
      home: [] as Record<string, number>[],
      missions: [] as Record<string, number>[],
      bare: [] as Record<string, number>[],
    };
    for (let round = 0; round <= rounds; round += 1) {
      const visits = {
        home: await visit(browser, signedIn("/dashboard"), {}),
        missions: await visit(browser, signedIn("/dashboard/missions?vue=ouvertes"), acts),
        bare: await visit(browser, { url: `${bare.url}/`, cookies: [] }, { act: bareAct }),
      };
      // The first round warms the servers up.
      if (round > 0) for (const side of ["home", "missions", "bare"] as const) seen[side].push(visits[side]);
    }
    const of = (side: keyof typeof seen, name: string) =>
      seen[side].map((figures) => figures[name] ?? Number.NaN);
    return {
      title: "The dashboard at work",
      how: [
        `The production build and server on PostgreSQL ${postgres.version} with ${missions} missions, signed in; Chromium at 1280 × 800 with a processor ${slowness} times slower, an empty cache, and everything on this machine.`,
        `Largest paint: since the page was asked for. Acts: from the press to the frame after what it leads to is drawn; the pointer rested on what is pressed for ${restMs} ms before, on both sides. A mission is drawn as the list shows it, by code that came once the page was quiet, and is asked of the server then; the code and the lines of the bell come from when the pointer is there.`,
        "Baseline: a React Router framework page with one heading and one button that shows a line, built and served in the same run with the same versions.",
        `Medians of ${rounds} rounds that visit all sides one after the other, and the median of each round's ratio.`,
      ],
      rows: [
        rowOf("`/dashboard` largest paint", of("home", "paint"), of("bare", "paint"), largestPaintBound),
        rowOf(
          "`/dashboard/missions` largest paint",
          of("missions", "paint"),
          of("bare", "paint"),
          largestPaintBound,
        ),
        ...Object.keys(acts).map((name) => rowOf(name, of("missions", name), of("bare", "act"))),
      ],
    };
  } finally {
    for (const one of started) await one.stop();
  }
}
