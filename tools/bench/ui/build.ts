import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rollup } from "vite";

const folder = import.meta.dirname;
const entryName = "virtual:entry";

/** What is measured: native elements, ours, and the peers, which only `bench:ui` installs. */
export const libraries = ["native", "ours", "mantine", "mui", "chakra", "radix", "aria"] as const;
export type Library = (typeof libraries)[number];

const fileOf = (library: Library) =>
  library === "native" || library === "ours" ? `./libraries/${library}.tsx` : `./peers/${library}.tsx`;

/** Gzipped bytes, each file by itself. */
export interface Bytes {
  scripts: number;
  styles: number;
}

async function bundle(
  code: string,
  isServer: boolean,
  external: RegExp[] = [],
): Promise<Rollup.RollupOutput["output"]> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    // The peers bring a React of their own; a page has one.
    resolve: { dedupe: ["react", "react-dom"] },
    plugins: [
      vanillaExtractPlugin(),
      {
        name: "entry",
        resolveId: (id) => (id === entryName ? join(folder, "entry.tsx") : undefined),
        load: (id) => (id === join(folder, "entry.tsx") ? code : undefined),
      },
    ],
    build: {
      write: false,
      ssr: isServer,
      minify: !isServer,
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entryName, preserveEntrySignatures: "strict", external },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("The build was watched, not made.");
  return first.output;
}

/** Builds a module for the browser and weighs all of it, late parts included. */
export async function weigh(code: string): Promise<Bytes> {
  const output = await bundle(code, false);
  const bytes = (isOfKind: (fileName: string) => boolean) =>
    output
      .filter(({ fileName }) => isOfKind(fileName))
      .map((file) => gzipSync(file.type === "chunk" ? file.code : file.source).length)
      .reduce((total, length) => total + length, 0);
  return {
    scripts: bytes((name) => name.endsWith(".js") || name.endsWith(".mjs")),
    styles: bytes((name) => name.endsWith(".css")),
  };
}

/** What a page that runs this module gets before anything is asked for, and what may come later. */
export interface Shipped {
  /** Paths of the modules, cleaned of what leads to them. */
  early: readonly string[];
  late: readonly string[];
  /** The early scripts. */
  scripts: readonly string[];
  /** All style sheets. */
  style: string;
}

/** Builds a module for the browser, without what is external, and answers what is in it. */
export async function shippedBy(code: string, external: RegExp[] = []): Promise<Shipped> {
  const output = await bundle(code, false, external);
  const chunks = output.filter((file) => file.type === "chunk");
  const early = new Set<string>();
  const follow = (fileName: string) => {
    if (early.has(fileName)) return;
    early.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      follow(imported);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) follow(fileName);
  const modules = (isEarly: boolean) =>
    chunks
      .filter(({ fileName }) => early.has(fileName) === isEarly)
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(/^.*\/(?:node_modules|packages)\//, "").replace(/\?.*$/, ""));
  return {
    early: modules(true),
    late: modules(false),
    scripts: chunks.filter(({ fileName }) => early.has(fileName)).map(({ code }) => code),
    style: output
      .flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
      )
      .join("\n"),
  };
}

/** The scripts and styles that a module brings to the browser, late ones included, without what is external. */
export async function filesOf(code: string, external: RegExp[]): Promise<(string | Uint8Array)[]> {
  const output = await bundle(code, false, external);
  return output
    .filter(({ fileName }) => /\.(m?js|css)$/.test(fileName))
    .map((file) => (file.type === "chunk" ? file.code : file.source));
}

/** One script for the browser, and its style sheet. */
export async function buildPage(library: Library): Promise<{ script: string; style: string }> {
  const output = await bundle(
    `import { Button, Field, Provider } from "${fileOf(library)}";
import { measureIn } from "./libraries/page.tsx";
measureIn(globalThis, { Button, Field, Provider });`,
    false,
  );
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") throw new Error(`${library} has no script.`);
  const sheets = output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return { script: entry.code, style: sheets.join("\n") };
}

/** A module for Node that renders many to a string. */
export async function buildServer(library: Library): Promise<string> {
  const output = await bundle(
    `import { Button, Field, Provider } from "${fileOf(library)}";
import { serverOf } from "./libraries/server.tsx";
export const renderMany = serverOf({ Button, Field, Provider });`,
    true,
  );
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") throw new Error(`${library} has no module for the server.`);
  return entry.code;
}

/** Shows one export of a library, or nothing: React alone. */
export function pageOf(library?: Library, shown?: "Twelve" | "WithoutOverlays"): string {
  const root = `import { createRoot } from "react-dom/client"; import { jsx } from "react/jsx-runtime";`;
  const render = (content: string) => `createRoot(document.body).render(${content});`;
  if (library === undefined) return `${root} ${render('jsx("p", { children: "Bonjour" })')}`;
  return `${root} import { Provider, ${shown} as Shown } from "${fileOf(library)}";
${render("jsx(Provider, { children: jsx(Shown, {}) })")}`;
}
