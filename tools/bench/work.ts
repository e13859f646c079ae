import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { startPostgres } from "../postgres.ts";
import { serveProduct } from "../served.ts";
import { serveBarePage } from "./bare-page.ts";
import { median, medianRatio, times } from "./figures.ts";
import { fillWithMissions } from "./list-fill.ts";
import type { Measured, Row } from "./report.ts";

const missions = 500;
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
/** How many times slower than this machine the browser's processor is. */
const slowness = 4;
const largestPaintBound = 1.25;

/** A page of a product: its address and what it needs to be signed in. */
interface Side {
  url: string;
  cookies: { name: string; value: string; url: string }[];
}

/** Something that somebody does on a page, and what is drawn once it is done. */
interface Act {
  does: (page: Page) => Promise<void>;
  /** The event whose time it begins at. */
  begins: "pointerdown" | "keydown";
  drawn: string;
}

const bareAct: Act = { does: (page) => page.click("button"), begins: "pointerdown", drawn: "#opened" };

const rows = "ul[aria-label='Missions ouvertes'] a[href]";
const acts: Readonly<Record<string, Act>> = {
  "opening a mission beside the list": {
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
    does: (page) => page.getByRole("button", { name: /^Notifications/ }).click(),
    begins: "pointerdown",
    drawn: "[role=dialog]",
  },
};

/** A page of its own, with an empty cache and a slow processor. */
async function openPage(browser: Browser, { url, cookies }: Side): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

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

/** From somebody's press to the frame after what it leads to is drawn, in ms. */
async function timeOf(page: Page, { does, begins, drawn }: Act): Promise<number> {
  const took = page.evaluate(
    ([kind, selector]) =>
      new Promise<number>((resolve) => {
        const hear = ({ timeStamp }: Event) => {
          const look = () => {
            if (document.querySelector(selector) === null) requestAnimationFrame(look);
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          look();
        };
        addEventListener(kind, hear, { once: true, capture: true });
      }),
    [begins, drawn] as const,
  );
  await does(page);
  return took;
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

function rowOf(what: string, ours: readonly number[], floor: readonly number[], bound?: number): Row {
  const ratio = medianRatio(ours, floor);
  return {
    what,
    ours: `${median(ours).toFixed(0)} ms`,
    floor: `${median(floor).toFixed(0)} ms`,
    ratio: times(ratio),
    bound: bound === undefined ? "—" : `≤ ${times(bound)}`,
    verdict: bound === undefined ? "no bound" : ratio <= bound ? "held" : "missed",
  };
}

/** Measures how soon the dashboard is there and answers, on a slow processor, beside a bare page of the same framework. */
export async function measureWork(): Promise<Measured> {
  const postgres = await startPostgres();
  const started: { stop: () => Promise<void> }[] = [postgres];
  try {
    const product = await serveProduct({ DATABASE_URL: postgres.url });
    started.unshift(product);
    const token = await fillWithMissions(postgres.url, missions);
    const bare = await serveBarePage();
    started.unshift(bare);
    const browser = await chromium.launch(findChromium().launchOptions);
    started.unshift({ stop: () => browser.close() });
    const cookies = [{ name: "jobami_access", value: token, url: product.url }];
    const sides = {
      home: { url: `${product.url}/dashboard`, cookies },
      missions: { url: `${product.url}/dashboard/missions`, cookies },
      bare: { url: `${bare.url}/`, cookies: [] },
    };
    const seen = {
      home: [] as Record<string, number>[],
      missions: [] as Record<string, number>[],
      bare: [] as Record<string, number>[],
    };
    for (let round = 0; round <= rounds; round += 1) {
      const visits = {
        home: await visit(browser, sides.home, {}),
        missions: await visit(browser, sides.missions, acts),
        bare: await visit(browser, sides.bare, { act: bareAct }),
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
        "Largest paint: since the page was asked for. Acts: from the press to the frame after what it leads to is drawn; a mission is asked of the server and its code is loaded before it is drawn.",
        "Floor: a React Router framework page with one heading and one button that shows a line, built and served in the same run with the same versions.",
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
