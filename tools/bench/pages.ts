import { get } from "node:http";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { serveBarePage } from "./bare-page.ts";
import { kilobytes, times } from "./figures.ts";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { serveProduct } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

/** Most bytes, gzipped, and requests of a first view. */
const bounds = { scripts: 145_000, styles: 10_000, requests: 14 };

interface PageFigures {
  load: FirstLoad;
  /** Bytes of first-load JS and CSS as the server sends them to a browser. */
  sentBytes: number;
  /** Requests that the page itself names, and all until the network is quiet. */
  named: number;
  requests: number;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** How long a file is as a browser gets it, compressed or not. */
async function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length)).once("end", () => resolve(bytes));
    }).once("error", reject);
  });
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
  const files = [...load.scripts.files, ...load.styles.files];
  const sent = await Promise.all(files.map((file) => sentBytes(origin + file)));
  return {
    load,
    sentBytes: sent.reduce((total, bytes) => total + bytes, 0),
    named: 1 + files.length + load.preloads,
    requests: await countRequests(browser, origin + path),
  };
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
  const requests = (which: "named" | "requests", what: string): Row => ({
    what: `\`${path}\` ${what}`,
    ours: String(ours[which]),
    floor: String(floor[which]),
    ratio: times(ours[which] / floor[which]),
    bound: `≤ ${bounds.requests}`,
    verdict: ours[which] <= bounds.requests ? "held" : "missed",
  });
  return [
    bytes("scripts", "first-load JS, gzip"),
    bytes("styles", "first-load CSS, gzip"),
    {
      what: `\`${path}\` first-load JS and CSS as sent`,
      ours: kilobytes(ours.sentBytes),
      floor: "—",
      ratio: "—",
      bound: `≤ ${kilobytes(bounds.scripts + bounds.styles)}`,
      verdict: ours.sentBytes <= bounds.scripts + bounds.styles ? "held" : "missed",
    },
    requests("named", "requests that the page names"),
    requests("requests", "requests until quiet"),
  ];
}

/** Measures what a first visit to public pages costs, beside a bare page of the same framework. */
export async function measurePages(): Promise<Measured> {
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
        "As sent: the same files as the server answers them to a browser that takes gzip, brotli and zstd.",
        "Requests that the page names: itself, these files and its preloads. Until quiet: everything that Chromium asks for with an empty cache, 412 px wide, until the network is quiet; what is loaded after hydration is included.",
        "Floor: a React Router framework page with one heading, built and served in the same run with the same versions.",
      ],
      rows,
    };
  } finally {
    await browser.close();
    await Promise.all([product.stop(), bare.stop()]);
  }
}
