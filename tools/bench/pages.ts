import { get } from "node:http";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { budgets } from "../../apps/web/first-view-budgets.ts";
import { findChromium } from "../chromium.ts";
import { serveProduct } from "../served.ts";
import { serveBarePage } from "./bare-page.ts";
import { kilobytes, times } from "./figures.ts";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";
import type { Measured, Row } from "./report.ts";

/** Stands for the first profile that a search finds. */
const foundProfile = "/profil/…";
/** Most bytes, gzipped, and requests of a first view; for scripts of the sign-in until quiet, what they were before they were grouped. */
const visitors = { ...budgets.landing, named: 14 };
const views = [
  { path: "/", bounds: { ...visitors, untilQuiet: 15, scriptsUntilQuiet: 145_000 } },
  { path: "/login", bounds: { ...visitors, ...budgets.login, untilQuiet: 20, scriptsUntilQuiet: 182_900 } },
];
/** Read by visitors where there are people to find. */
const publicViews = [
  "/services/tonte-de-pelouse/lyon-69",
  "/services/search?q=jardin",
  "/aide",
  foundProfile,
];
/** Of a signed-in person, whose pages do more: bytes that are held, and what the issue of the dashboard asks of both. */
const memberBounds = { share: 1.35, untilQuiet: 30 };
const memberViews = [
  { path: "/dashboard", bounds: { ...memberBounds, ...budgets.dashboard } },
  { path: "/dashboard/missions", bounds: { ...memberBounds, ...budgets["dashboard/missions"] } },
];
/** What the issue of the public site asks of every page of it. */
const publicBounds = {
  scriptsShare: 1.2,
  styles: 10_000,
  named: 14,
  untilQuiet: 18,
  scriptsUntilQuiet: 155_000,
  isWish: true,
};
const phone = { viewport: { width: 412, height: 823 } };

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Figure = "scripts" | "styles" | "scriptsUntilQuiet" | "named" | "untilQuiet";
/** Most of each figure; `share` and `scriptsShare` of JS and CSS, and of JS alone, as a share of the bare page's bytes. */
interface Bounds extends Partial<Record<Figure | "share" | "scriptsShare", number>> {
  /** Not held yet: bytes above a bound are reported and break nothing. */
  isWish?: boolean;
}

interface RowText {
  format: (value: number) => string;
  /** After the figure. */
  ours: string;
  baseline: string;
  /** What a figure above its bound is. */
  otherwise: "broken" | "missed";
}

interface PageFigures {
  load: FirstLoad;
  /** Bytes of first-load JS and CSS as the server sends them to a browser. */
  sentBytes: number;
  /** Requests that the page itself names, and all until the network is quiet. */
  named: number;
  untilQuiet: number;
  /** Bytes of all scripts until the network is quiet, gzipped one by one. */
  scriptsUntilQuiet: number;
}

const total = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0);

async function fetchText(url: string, cookie = ""): Promise<string> {
  const response = await fetch(url, { headers: { cookie }, redirect: "error" });
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
async function urlsUntilQuiet(browser: Browser, url: string, storageState: StorageState): Promise<string[]> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    const urls: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      // A file that is asked for twice comes once: it is cached for good.
      const isCachedForGood = new URL(url).pathname.startsWith("/assets/") && urls.includes(url);
      if (url.startsWith("http") && !isCachedForGood) urls.push(url);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    return urls;
  } finally {
    await context.close();
  }
}

async function measurePage(
  browser: Browser,
  url: string,
  storageState: StorageState = { cookies: [], origins: [] },
): Promise<PageFigures> {
  const { origin, pathname } = new URL(url);
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const load = await measureFirstLoad(await fetchText(url, cookie), pathname, (file) =>
    fetchText(origin + file),
  );
  const files = [...load.scripts.files, ...load.styles.files];
  const sent = await Promise.all(files.map((file) => sentBytes(origin + file)));
  const urls = await urlsUntilQuiet(browser, url, storageState);
  const scripts = await Promise.all(
    [...new Set(urls)].filter((one) => one.endsWith(".js")).map((one) => fetchText(one)),
  );
  return {
    load,
    sentBytes: total(sent),
    named: 1 + files.length + load.preloads,
    untilQuiet: urls.length,
    scriptsUntilQuiet: total(scripts.map((script) => gzipSync(script).length)),
  };
}

/** The address of the first profile that a search of the demo finds. */
async function profilePath(origin: string): Promise<string> {
  const [path] = /\/profil\/[a-z0-9-]+/.exec(await fetchText(`${origin}/services/search?q=jardin`)) ?? [];
  if (path === undefined) throw new Error("The search of the demo finds no one.");
  return path;
}

/** The cookies of a person of the demo who has just signed in. */
async function signIn(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`, { waitUntil: "networkidle" });
  await page.getByLabel("Adresse e-mail").fill("lea@demo.example");
  await page.getByRole("textbox", { name: "Mot de passe" }).fill("Demo-2026!");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(/\/dashboard/);
  const state = await context.storageState();
  await context.close();
  return state;
}

function rowsOf(path: string, bounds: Bounds, ours: PageFigures, baseline: PageFigures): Row[] {
  const row = (
    what: string,
    [mine, bare]: [number, number],
    bound: number | undefined,
    rest: RowText,
  ): Row => ({
    what: `\`${path}\` ${what}`,
    ours: rest.format(mine) + rest.ours,
    baseline: bare === 0 ? "none" : rest.format(bare) + rest.baseline,
    ratio: bare === 0 ? "—" : times(mine / bare),
    bound: bound === undefined ? "—" : `≤ ${rest.format(bound)}`,
    verdict: bound === undefined ? "no bound" : mine <= bound ? "held" : rest.otherwise,
  });
  const { scriptsShare, isWish = false } = bounds;
  const scripts =
    bounds.scripts ??
    (scriptsShare === undefined ? undefined : Math.round(scriptsShare * baseline.load.scripts.gzipBytes));
  const bytes = (kind: "scripts" | "styles", what: string): Row =>
    row(what, [ours.load[kind].gzipBytes, baseline.load[kind].gzipBytes], { ...bounds, scripts }[kind], {
      format: kilobytes,
      ours: ` in ${ours.load[kind].files.length} files`,
      baseline: ` in ${baseline.load[kind].files.length} files`,
      otherwise: isWish ? "missed" : "broken",
    });
  const figure = (
    which: "sentBytes" | "named" | "untilQuiet" | "scriptsUntilQuiet",
    what: string,
    bound: number | undefined,
    format: (value: number) => string,
  ): Row =>
    row(what, [ours[which], baseline[which]], bound, { format, ours: "", baseline: "", otherwise: "missed" });
  const { styles, share } = bounds;
  const both = ({ load }: PageFigures) => load.scripts.gzipBytes + load.styles.gzipBytes;
  const sent = scripts === undefined || styles === undefined ? undefined : scripts + styles;
  return [
    bytes("scripts", "first-load JS, gzip"),
    bytes("styles", "first-load CSS, gzip"),
    ...(share === undefined
      ? []
      : [
          row(
            "first-load JS and CSS, gzip",
            [both(ours), both(baseline)],
            Math.round(share * both(baseline)),
            {
              format: kilobytes,
              ours: "",
              baseline: "",
              otherwise: "missed",
            },
          ),
        ]),
    figure("sentBytes", "first-load JS and CSS as sent", sent, kilobytes),
    figure("scriptsUntilQuiet", "JS until quiet, gzip", bounds.scriptsUntilQuiet, kilobytes),
    figure("named", "requests that the page names", bounds.named, String),
    figure("untilQuiet", "requests until quiet", bounds.untilQuiet, String),
  ];
}

/** Measures what a first visit to public pages and to those of a member costs, beside a bare page of the same framework. */
export async function measurePages(): Promise<Measured> {
  // One after the other: the first one builds the pages.
  const product = await serveProduct();
  const [demo, bare] = await Promise.all([serveProduct({ DEMO_DATA: "1" }), serveBarePage()]);
  const browser = await chromium.launch(findChromium().launchOptions);
  try {
    const baseline = await measurePage(browser, `${bare.url}/`);
    const rows: Row[] = [];
    for (const { path, bounds } of views)
      rows.push(...rowsOf(path, bounds, await measurePage(browser, product.url + path), baseline));
    const profile = await profilePath(demo.url);
    for (const view of publicViews) {
      const path = view === foundProfile ? profile : view;
      rows.push(...rowsOf(view, publicBounds, await measurePage(browser, demo.url + path), baseline));
    }
    const member = await signIn(browser, demo.url);
    for (const { path, bounds } of memberViews)
      rows.push(...rowsOf(path, bounds, await measurePage(browser, demo.url + path, member), baseline));
    return {
      title: "First view of pages",
      how: [
        "The production build, served by the product's server: for visitors of `/` and `/login` on an empty database without demo data; on the data of the demo for visitors of the other public pages and for a member.",
        "JS: the scripts, modulepreloads and all their static imports that the HTML names. CSS: its stylesheets. Each file is gzipped by itself (level 6); 1 kB is 1000 bytes.",
        "As sent: the same files as the server answers them to a browser that takes gzip, brotli and zstd; the bare page's server compresses nothing.",
        "Requests that the page names: itself, these files and its preloads. Until quiet: everything that Chromium asks for with an empty cache, 412 px wide, until the network is quiet; no one touches the page meanwhile.",
        "Baseline: a React Router framework page with one heading and one button, built and served in the same run with the same versions.",
      ],
      rows,
    };
  } finally {
    await browser.close();
    await Promise.all([product.stop(), demo.stop(), bare.stop()]);
  }
}
