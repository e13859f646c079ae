import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { type FaultFixtures, faultScript } from "./faults.ts";
import { builtStorybook, readStoryIndex, type StoryIndex } from "./story-index.ts";
import { inSuites, suitesFolder } from "./suites.ts";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Which build is shown, and how. */
export interface StorySource {
  /** Folder of the static build; that of this checkout when none is given. */
  build?: string;
  /** Shows these stories only. */
  only?: ReadonlySet<string>;
  /** Faults put into stories while they are shown. */
  faults?: FaultFixtures;
}

function narrowed({ v, entries }: StoryIndex, only: ReadonlySet<string> | undefined): StoryIndex {
  const listed = Object.entries(entries).filter(([id]) => only?.has(id) ?? true);
  return { v, entries: Object.fromEntries(listed) };
}

async function read(
  path: string,
  { build = builtStorybook, only, faults }: StorySource,
): Promise<Buffer | string> {
  if (path === `${suitesFolder}index.json`)
    return JSON.stringify(inSuites(narrowed(readStoryIndex(build), only)));
  const content = await readFile(join(build, path));
  if (path === "/iframe.html" && faults)
    return content.toString().replace("<head>", `<head>${faultScript(faults)}`);
  return content;
}

const pages = new Set(["/", suitesFolder]);

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook(
  source: StorySource = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(pages.has(pathname) ? "/index.html" : decodeURIComponent(pathname));
    try {
      const content = await read(path, source);
      const isNamedByContent = path.startsWith("/assets/");
      response.setHeader("cache-control", isNamedByContent ? "max-age=31536000, immutable" : "no-store");
      response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream").end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server of the stories has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
