import { join } from "node:path";
import type { BrowserContext } from "playwright-core";

/** Where traces of failed journeys are written; none are taken where it is not set, since they slow every act. */
const folder = () => process.env.JOBAMI_TRACES ?? "";

const traced = new Set<BrowserContext>();

/** Has what happens in a browser's context recorded from now on. */
export async function startTrace(context: BrowserContext): Promise<void> {
  if (folder() === "") return;
  await context.tracing.start({ screenshots: true, snapshots: true });
  await context.tracing.startChunk();
  traced.add(context);
  context.on("close", () => traced.delete(context));
}

/** Throws away what was recorded before a test: a trace is of one. */
export async function restartTraces(): Promise<void> {
  for (const context of traced) {
    await context.tracing.stopChunk();
    await context.tracing.startChunk();
  }
}

const fileName = (title: string) =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-zA-Z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/-$/, "")
    .toLowerCase();

/** Writes what was recorded since the test began, a file for each person who has a browser; answers their paths. */
export async function writeTraces(title: string): Promise<string[]> {
  const paths: string[] = [];
  for (const context of traced) {
    const path = join(folder(), `${fileName(title)}-${paths.length + 1}.zip`);
    await context.tracing.stopChunk({ path });
    await context.tracing.startChunk();
    paths.push(path);
  }
  return paths;
}
