import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { publint } from "publint";
import { build, preview, type Rollup } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pinnedChromium } from "../../chromium.ts";
import { acceptedPublicApi } from "../public-api.ts";
import { source } from "./modules.ts";
import { packUi } from "./pack.ts";

const root = join(import.meta.dirname, "../../..");
const compiler = join(root, "node_modules/ts7/bin/tsc");

/** An application outside of the workspace: it has the packed package, and that package's own dependencies. */
let app: string;
let installed: string;

function link(name: string, from = join(source, "node_modules")): void {
  const target = join(app, "node_modules", name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(from, name), target);
}

beforeAll(async () => {
  // The runner of tests would make them builds for tests.
  vi.stubEnv("NODE_ENV", "production");
  app = mkdtempSync(join(tmpdir(), "jobami-outside-"));
  await packUi(join(app, "packed"));
  const file = execFileSync("npm", ["pack", "--silent"], {
    cwd: join(app, "packed"),
    encoding: "utf8",
  }).trim();
  installed = join(app, "node_modules/@jobami/ui");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", join(app, "packed", file), "--strip-components", "1", "-C", installed]);
  const { dependencies, peerDependencies } = manifest();
  for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) link(name);
  for (const name of ["@types/react", "@types/react-dom"]) link(name);
  cpSync(join(import.meta.dirname, "outside"), app, { recursive: true });
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "outside", type: "module" }));
  const compilerOptions = {
    ...{ strict: true, noEmit: true, jsx: "react-jsx", target: "ES2023", module: "ESNext", types: [] },
    ...{
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      allowImportingTsExtensions: true,
      moduleResolution: "bundler",
    },
  };
  writeFileSync(
    join(app, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["App.tsx", "client.tsx", "wrong.tsx"] }),
  );
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(app, { recursive: true });
});

interface Manifest {
  license: string;
  exports: Record<string, Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = () => JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as Manifest;

/** Builds in the application with nothing but the bundler's defaults. */
async function built(input: string, options: { isServer?: boolean; external?: RegExp[] } = {}) {
  const { isServer = false, external = [] } = options;
  const outDir = join(app, isServer ? "server" : "client");
  const result = await build({
    configFile: false,
    root: app,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir, ssr: isServer, rolldownOptions: { input: join(app, input), external } },
  });
  return ([result].flat() as Rollup.RollupOutput[])[0]?.output ?? [];
}

const drawn = async () => {
  await built("server.tsx", { isServer: true });
  return execFileSync(process.execPath, [join(app, "server/server.js")], { encoding: "utf8" });
};

test("publint has nothing to report about the package", async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  expect(messages).toEqual([]);
});

test("every component that the public API writes down has its module, its server module and its types", () => {
  const written = acceptedPublicApi()
    .split("\n")
    .filter((line) => /^(?:components|layout|patterns)\//.test(line));
  expect(written.length).toBeGreaterThan(80);
  const missing = written.flatMap((entry) =>
    [`${entry}/index.js`, `server/${entry}/index.js`, `${entry}/index.d.ts`].filter(
      (file) => globSync(file, { cwd: installed }).length === 0,
    ),
  );
  expect(missing).toEqual([]);
  expect(readFileSync(join(installed, "public-api.txt"), "utf8")).toBe(acceptedPublicApi());
});

test("no story, test, guide or source is passed on; the licence of the owner and those of the fonts are", () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter(
    (file) => !file.startsWith("node_modules"),
  );
  expect(files.filter((file) => /stories|\.test\.|guide|testing|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  expect(manifest().license).toBe("UNLICENSED");
  const pages = ["README.md", "MIGRATING.md"].map((file) => readFileSync(join(installed, file), "utf8"));
  expect(pages[0]).toContain("UNLICENSED");
  const links = pages.flatMap((page) =>
    [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = ""]) => target),
  );
  expect([...new Set(links)].sort()).toEqual(["MIGRATING.md", "README.md"]);
  const notices = readFileSync(join(installed, "THIRD-PARTY-NOTICES.txt"), "utf8");
  for (const font of ["atkinson-hyperlegible-next", "bricolage-grotesque"]) expect(notices).toContain(font);
});

test("a button alone weighs what its budget allows here, and brings no other component but its ring", async () => {
  const budgets = JSON.parse(readFileSync(join(root, ".size-limit.json"), "utf8")) as {
    name: string;
    limit: string;
  }[];
  const limit = Number.parseInt(budgets.find(({ name }) => name === "Button")?.limit ?? "", 10);
  writeFileSync(
    join(app, "button.js"),
    'import { jsx } from "react/jsx-runtime"; import { Button } from "@jobami/ui/Button"; console.log(jsx(Button, {}));',
  );
  const output = await built("button.js", { external: [/^react(-dom)?(\/|$)/] });
  const chunks = output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const bytes = chunks.map(({ code }) => gzipSync(code).length).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(limit / 2);
  expect(bytes).toBeLessThanOrEqual(limit * 1.05);
  const components = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /@jobami\/ui\/(?:components|patterns)\/([^/]+)/.exec(id)?.[1] ?? []);
  expect(new Set(components)).toEqual(new Set(["Button", "Spinner"]));
  const styles = output.flatMap((file) => (file.type === "asset" ? [String(file.source).length] : []));
  expect(styles).toHaveLength(1);
  expect(styles[0]).toBeLessThan(12_000);
});

test("a page that uses the types compiles, and a wrong prop is refused", () => {
  const compile = () =>
    spawnSync(process.execPath, [compiler, "-p", app], { cwd: app, encoding: "utf8" }).stdout.trim();
  expect(compile()).toBe("");
  writeFileSync(
    join(app, "wrong.tsx"),
    'import { Button } from "@jobami/ui/Button"; export const wrong = <Button variant="loud">Non</Button>;',
  );
  const errors = compile();
  rmSync(join(app, "wrong.tsx"));
  expect(errors).toMatch(/^wrong\.tsx\(.*'"loud"'/);
});

test("Node draws a page by itself, without a bundler's help for the package", async () => {
  const html = await drawn();
  for (const text of ["<h1", "Réserver", "<button", "Envoyer", "Ville"]) expect(html).toContain(text);
});

test("in a browser the drawn page is taken over without a difference, has its styles, and loads a late part when it is asked for", async () => {
  const html = await drawn();
  writeFileSync(
    join(app, "index.html"),
    `<!doctype html><html lang="fr" data-theme="light"><meta charset="utf-8"><title>Dehors</title><body><div id="root">${html}</div><script type="module" src="/client.tsx"></script></body></html>`,
  );
  await built("index.html");
  const server = await preview({
    configFile: false,
    root: app,
    logLevel: "error",
    build: { outDir: join(app, "client") },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const browser = await chromium.launch(pinnedChromium()?.launchOptions ?? {});
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("status").getByText("1").waitFor();
    await page.getByRole("button", { name: /Ville/ }).click();
    await page.getByRole("option", { name: "Nantes" }).click();
    await page.getByRole("button", { name: /Nantes/ }).waitFor();
    const height = await page.getByRole("button", { name: "Envoyer" }).evaluate((one) => one.clientHeight);
    expect(height).toBeGreaterThanOrEqual(42);
    const family = await page.getByRole("heading").evaluate((one) => getComputedStyle(one).fontFamily);
    expect(family).toContain("Bricolage");
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === "loaded")),
      ),
    ).toBe(true);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
