import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowedFiles } from "./allowed-files.ts";
import { violations } from "./violations.ts";

const root = join(import.meta.dirname, "../..");
const config: IConfiguration = createRequire(import.meta.url)("./dependency-cruiser.cjs");
const libraries = [
  ...[
    "xstate",
    "@dagrejs/dagre",
    "zod",
    "react",
    "react-aria-components",
    "react-hook-form",
    "socket.io-client",
    "drizzle-orm",
  ],
  ...["vitest", "playwright-core", "@xstate/react", "@storybook/react-vite"],
];

let repository: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

/** Puts a file back as it was before the violation, or takes it away. */
function restore(file: string): void {
  const text = allowedFiles[file];
  if (text === undefined) rmSync(join(repository, file));
  else write(file, text);
}

/** The names of the rules that fire in the repository of the test, once each. */
async function broken(): Promise<string[]> {
  const { enhancedResolveOptions, ...options } = config.options ?? {};
  const { output } = await cruise(
    ["packages", "apps", ".storybook", "visual-tests"],
    { ...options, baseDir: repository, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
    { ...enhancedResolveOptions, symlinks: true } as never,
  );
  return [...new Set((output as ICruiseResult).summary.violations.map((violation) => violation.rule.name))];
}

beforeAll(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), "jobami-boundaries-")));
  for (const [file, text] of Object.entries(allowedFiles)) write(file, text);
  for (const name of libraries) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
    write(`node_modules/${name}/index.js`, "export {};");
  }
  mkdirSync(join(repository, "node_modules/@jobami"), { recursive: true });
  for (const name of ["machines", "ui", "api"]) {
    write(
      `packages/${name}/package.json`,
      readFileSync(join(root, "packages", name, "package.json"), "utf8"),
    );
    symlinkSync(`../../packages/${name}`, join(repository, "node_modules/@jobami", name));
  }
  for (const name of ["web", "server"])
    write(`apps/${name}/package.json`, readFileSync(join(root, "apps", name, "package.json"), "utf8"));
});

afterAll(() => rmSync(repository, { recursive: true }));

describe("boundaries", () => {
  test("a repository in which every import is allowed breaks no rule", async () => {
    expect(await broken()).toEqual([]);
  });

  test.each(violations)("$rule fires, alone, on $because", async ({ rule, file, text }) => {
    write(file, text);
    const fired = await broken().finally(() => restore(file));
    expect(fired).toEqual([rule]);
  });

  test("every rule has a violation that it is tried on", () => {
    const tried = new Set(violations.map(({ rule }) => rule));
    expect((config.forbidden ?? []).map(({ name }) => name).filter((name) => !tried.has(name ?? ""))).toEqual(
      [],
    );
  });
});
