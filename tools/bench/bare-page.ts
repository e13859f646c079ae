import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Served, serveFrom } from "../served.ts";

const web = join(import.meta.dirname, "../../apps/web");

/** The least that the framework asks for: one route with one button, no style, no data; and a server for it. */
const files: Record<string, string> = {
  "react-router.config.ts": `export default { ssr: true };\n`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };\n`,
  "app/routes.ts": `import { index } from "@react-router/dev/routes";
export default [index("home.tsx")];\n`,
  "app/home.tsx": `import { useState } from "react";
export default function Home() {
  const [isOpen, setOpen] = useState(false);
  return <><h1>Bonjour</h1><button type="button" onClick={() => setOpen(true)}>Ouvrir</button>{isOpen && <p id="opened">Ouvert</p>}</>;
}\n`,
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return (
    <html lang="fr">
      <head><meta charSet="utf-8" /><title>Page</title><link rel="icon" href="data:," /><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}\n`,
  // The framework's own entry, but for bots: it wants a package for them, which the product does without.
  "app/entry.server.tsx": `import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
export default function handleRequest(request, status, headers, context) {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError: reject,
    });
  });
}\n`,
  "serve.mjs": `import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { createRequestHandler } from "react-router";
import * as build from "./build/server/index.js";
const render = createRequestHandler(build, "production");
const server = createServer(async (request, response) => {
  if (request.url.startsWith("/rows/")) {
    const rows = Array.from({ length: Number(request.url.slice(6)) }, (_, id) => ({ id, text: "Ligne " + id }));
    return response.setHeader("content-type", "application/json").end(JSON.stringify(rows));
  }
  if (request.url.startsWith("/assets/")) {
    const type = request.url.endsWith(".css") ? "text/css" : "text/javascript";
    response.setHeader("content-type", type);
    return response.end(await readFile(join(import.meta.dirname, "build/client", request.url)));
  }
  const page = await render(new Request("http://localhost" + request.url));
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text());
}).listen(0, "127.0.0.1", () => console.log("Ready: http://127.0.0.1:" + server.address().port));\n`,
};

async function build(folder: string): Promise<void> {
  const child = spawn(join(web, "node_modules/.bin/react-router"), ["build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk).slice(-4000)));
  const code = await new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject));
  if (code !== 0) throw new Error(`The bare page was not built:\n${output}`);
}

/** Files that add a second page with buttons, each of which asks for so many rows and shows all of them. */
export const bareList: Record<string, string> = {
  "app/routes.ts": `import { index, route } from "@react-router/dev/routes";
export default [index("home.tsx"), route("list", "list.tsx")];\n`,
  "app/list.tsx": `import { useState } from "react";
export default function List() {
  const [rows, setRows] = useState([]);
  const open = async (count) => setRows(await (await fetch("/rows/" + count)).json());
  return <><h1>Bonjour</h1>{[200, 1000, 5000].map((n) => <button key={n} type="button" onClick={() => open(n)}>{n}</button>)}<ol>{rows.map(({ id, text }) => <li key={id}>{text}</li>)}</ol></>;
}\n`,
};

/** Builds a bare page of the same framework in the same versions, with further files when they are given, and serves it. */
export async function serveBarePage(further: Readonly<Record<string, string>> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "jobami-bare-"));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [name, text] of Object.entries({ ...files, ...further })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { dependencies } = JSON.parse(readFileSync(join(web, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name: "bare", private: true, type: "module", dependencies }),
    );
    symlinkSync(join(web, "node_modules"), join(folder, "node_modules"), "dir");
    await build(folder);
    const served = await serveFrom(join(folder, "serve.mjs"), { NODE_ENV: "production" });
    return { ...served, stop: () => served.stop().then(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}
