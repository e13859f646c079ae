import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { buildWeb, isWebBuilt } from "../web-build.ts";
import { serveBarePage } from "./bare-page.ts";
import { kilobytes, times } from "./figures.ts";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { serveProduct } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

/** Most bytes, gzipped, and requests of a first view. */
const bounds = { scripts: 145_000, styles: 10_000, requests: 14 };

interface PageFigures {
  load: FirstLoad;
  requests: number;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** What a browser with an empty cache asks for until the network has been quiet for half a second. */
async function countRequests(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().startsWith("http")) requests += 1;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    return requests;
  } finally {
    await context.close();
  }
}

async function measurePage(browser: Browser, origin: string, path: string): Promise<PageFigures> {
  const html = await fetchText(origin + path);
  const load = await measureFirstLoad(html, path, (file) => fetchText(origin + file));
  return { load, requests: await countRequests(browser, origin + path) };
}

function rowsOf(path: string, ours: PageFigures, floor: PageFigures): Row[] {
  const judge = (value: number, bound: number) => (value <= bound ? "held" : "broken");
  const bytes = (kind: "scripts" | "styles", what: string): Row => {
    const [mine, bare] = [ours.load[kind], floor.load[kind]];
    return {
      what: `\`${path}\` ${what}`,
      ours: `${kilobytes(mine.gzipBytes)} in ${mine.files.length} files`,
      floor: bare.gzipBytes === 0 ? "none" : `${kilobytes(bare.gzipBytes)} in ${bare.files.length} files`,
      ratio: bare.gzipBytes === 0 ? "—" : times(mine.gzipBytes / bare.gzipBytes),
      bound: `≤ ${kilobytes(bounds[kind])}`,
      verdict: judge(mine.gzipBytes, bounds[kind]),
    };
  };
  return [
    bytes("scripts", "first-load JS, gzip"),
    bytes("styles", "first-load CSS, gzip"),
    {
      what: `\`${path}\` requests at first view`,
      ours: String(ours.requests),
      floor: String(floor.requests),
      ratio: times(ours.requests / floor.requests),
      bound: `≤ ${bounds.requests}`,
      verdict: ours.requests <= bounds.requests ? "held" : "missed",
    },
  ];
}

/** Measures what a first visit to public pages costs, beside a bare page of the same framework. */
export async function measurePages(): Promise<Measured> {
  if (!isWebBuilt()) await buildWeb();
  const [product, bare] = await Promise.all([serveProduct(), serveBarePage()]);
  const browser = await chromium.launch(findChromium().launchOptions);
  try {
    const floor = await measurePage(browser, bare.url, "/");
    const rows: Row[] = [];
    for (const path of ["/", "/login"])
      rows.push(...rowsOf(path, await measurePage(browser, product.url, path), floor));
    return {
      title: "First view of public pages",
      how: [
        "The production build, served by the product's server on an empty database without demo data.",
        "JS: the scripts, modulepreloads and all their static imports that the HTML names. CSS: its stylesheets. Each file is gzipped by itself (level 6); 1 kB is 1000 bytes.",
        "Requests: everything that Chromium asks for with an empty cache, 412 px wide, until the network is quiet, the page itself and what is fetched after hydration included.",
        "Floor: a React Router framework page with one heading, built and served in the same run with the same versions.",
      ],
      rows,
    };
  } finally {
    await browser.close();
    await Promise.all([product.stop(), bare.stop()]);
  }
}
