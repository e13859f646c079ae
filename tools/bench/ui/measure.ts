import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../../chromium.ts";
import type { Row } from "../report.ts";
import { type Bytes, buildPage, buildServer, type Library, libraries, pageOf, weigh } from "./build.ts";
import { sizeRows, speedRow } from "./rows.ts";

type Kind = "Button" | "Field";
const many = { Button: 1_000, Field: 500 } as const;
const kinds = ["Button", "Field"] as const;

/** Milliseconds of each round. */
export type Rounds = Record<Library, number[]>;

const emptyRounds = () => Object.fromEntries(libraries.map((library) => [library, [] as number[]])) as Rounds;

/** The libraries in another order at each round, so that none always comes first. */
function orderOf(round: number): Library[] {
  const turned = libraries.map((_, index) => libraries[(index + round) % libraries.length] as Library);
  return round % 2 === 0 ? turned : turned.reverse();
}

/** Bytes of all twelve and of those without overlays, over a page of React alone. */
export async function measureSizes(): Promise<Row[]> {
  const react = await weigh(pageOf());
  const over = ({ scripts, styles }: Bytes) => ({ scripts: scripts - react.scripts, styles });
  const sizes = {} as Record<Library, { twelve: Bytes; light: Bytes }>;
  for (const library of libraries) {
    sizes[library] = {
      twelve: over(await weigh(pageOf(library, "Twelve"))),
      light: over(await weigh(pageOf(library, "WithoutOverlays"))),
    };
  }
  return sizeRows(sizes);
}

async function openPages(): Promise<{ pages: Map<Library, Page>; close: () => Promise<void> }> {
  const browser = await chromium.launch(findChromium().launchOptions);
  const pages = new Map<Library, Page>();
  for (const library of libraries) {
    const page = await browser.newPage();
    const { script, style } = await buildPage(library);
    await page.setContent("<!doctype html><html lang=fr><body></body></html>");
    if (style !== "") await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script, type: "module" });
    await page.waitForFunction(() => "measure" in globalThis, undefined, { polling: 100 });
    pages.set(library, page);
  }
  return { pages, close: () => browser.close() };
}

/** Time to mount many and to give each another label, in the browser. */
export async function measureBrowser(rounds: number): Promise<Row[]> {
  const { pages, close } = await openPages();
  const mount = { Button: emptyRounds(), Field: emptyRounds() };
  const update = { Button: emptyRounds(), Field: emptyRounds() };
  try {
    for (let round = -2; round < rounds; round++)
      for (const kind of kinds)
        for (const library of orderOf(round + 2)) {
          const page = pages.get(library);
          await page?.requestGC();
          const durations = await page?.evaluate(
            ([which, count]) =>
              (
                globalThis as unknown as {
                  measure: (kind: string, count: number) => { mount: number; update: number };
                }
              ).measure(which, count),
            [kind, many[kind]] as const,
          );
          if (round < 0 || durations === undefined) continue;
          mount[kind][library].push(durations.mount);
          update[kind][library].push(durations.update);
        }
  } finally {
    await close();
  }
  return [
    speedRow("mount 1,000 buttons", mount.Button, 1.4),
    speedRow("mount 500 text fields", mount.Field, 1.6),
    speedRow("re-render 1,000 buttons", update.Button, 1.7),
    speedRow("re-render 500 text fields", update.Field, 2.5),
  ];
}

/** Time to render many to a string, in Node. */
export async function measureServer(rounds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "jobami-bench-ui-"));
  const render = new Map<Library, (kind: Kind, count: number) => number>();
  const times = { Button: emptyRounds(), Field: emptyRounds() };
  try {
    for (const library of libraries) {
      const file = join(folder, `${library}.mjs`);
      writeFileSync(file, await buildServer(library));
      const { renderMany } = (await import(pathToFileURL(file).href)) as {
        renderMany: (kind: Kind, count: number) => number;
      };
      render.set(library, renderMany);
    }
    for (let round = -3; round < rounds; round++)
      for (const kind of kinds)
        for (const library of orderOf(round + 3)) {
          const start = performance.now();
          render.get(library)?.(kind, many[kind]);
          if (round >= 0) times[kind][library].push(performance.now() - start);
        }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return [
    speedRow("render 1,000 buttons on the server", times.Button, 3),
    speedRow("render 500 text fields on the server", times.Field, 4),
  ];
}
