import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { staticImports } from "../../apps/web/script-weight.ts";
import { measureFirstLoad } from "./first-load.ts";

const assets: Record<string, string> = {
  "/assets/manifest.js": `window.manifest={};`,
  "/assets/entry.js": `import{a as b}from"./framework.js";import"../shared/side.js";b();import("./later.js");`,
  "/assets/framework.js": `const a=()=>"import x from './not-an-import.js'";export{a};`,
  "/assets/route.js": `import*as f from"./framework.js";export*from"./copy.js";export{f};`,
  "/assets/copy.js": `export const word="Bonjour";`,
  "/shared/side.js": `globalThis.side=1;`,
  "/assets/page.css": `h1{color:red}`,
};

const html = `<!DOCTYPE html><html><head>
<link rel="preload" as="font" href="/assets/text.woff2" crossorigin="anonymous"/>
<link href="/assets/page.css" rel="stylesheet"/><link rel="stylesheet" href="/assets/page.css">
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/route.js"/>
<link rel="icon" href="/favicon.svg"></head><body>
<script nonce="n">window.context = {};</script>
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/route.js";
window.routes = { route0 }; import("/assets/entry.js");</script></body></html>`;

const read = (asked: string[]) => async (path: string) => {
  asked.push(path);
  const text = assets[path];
  if (text === undefined) throw new Error(`Nobody should ask for ${path}.`);
  return text;
};

const gzipOf = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(assets[file] ?? "").length, 0);

test("a page's first load is its scripts, modulepreloads and all they import, each counted once", async () => {
  const asked: string[] = [];
  const files = [
    "/assets/copy.js",
    "/assets/entry.js",
    "/assets/framework.js",
    "/assets/manifest.js",
    "/assets/route.js",
    "/shared/side.js",
  ];
  expect(await measureFirstLoad(html, "/login", read(asked))).toEqual({
    scripts: { files, gzipBytes: gzipOf(files) },
    styles: { files: ["/assets/page.css"], gzipBytes: gzipOf(["/assets/page.css"]) },
    preloads: 1,
  });
  expect(asked.sort()).toEqual([...files, "/assets/page.css"].sort());
});

test("a script with an address is counted, a page without scripts and styles costs nothing", async () => {
  const scripted = `<script src="/assets/copy.js" type="module"></script>`;
  const { scripts } = await measureFirstLoad(scripted, "/", read([]));
  expect(scripts).toEqual({ files: ["/assets/copy.js"], gzipBytes: gzipOf(["/assets/copy.js"]) });
  expect(await measureFirstLoad("<h1>Bonjour</h1>", "/", read([]))).toEqual({
    scripts: { files: [], gzipBytes: 0 },
    styles: { files: [], gzipBytes: 0 },
    preloads: 0,
  });
});

test("what a module may ask for later, or only states in a text, is not imported", () => {
  expect(staticImports(`import"./a.js";export{b}from"./b.js";import("./c.js");"import './d.js'"`)).toEqual([
    "./a.js",
    "./b.js",
  ]);
});
