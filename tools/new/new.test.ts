import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { create, type Kind, kinds } from "./create.ts";
import { type Names, readNames } from "./names.ts";

const root = join(import.meta.dirname, "../..");
const copied = [
  "packages",
  "apps",
  "tools",
  ".storybook",
  "tsconfig.base.json",
  "biome.json",
  "package.json",
  // What is known of the types already, so that only those of what is made are asked for.
  ".types",
];
const NOT_COPIED = new Set(["build", ".react-router", ".data", ".cache", ".stryker-tmp"]);
const names = readNames("SampleThing") as Names;

let copy: string;
let created: string[];

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(copy, cwd), encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** The type errors of what was made; those of the rest are told by the check of types. */
function checkTypes(...projects: string[]): string {
  const output = run(".", process.execPath, join(root, "node_modules/ts7/bin/tsc"), "-b", ...projects);
  return output
    .split("\n")
    .filter((line) => /sample-?thing/i.test(line))
    .join("\n");
}

/** The workspace's packages must be the copy's own; everything else can be the real thing. */
function linkModules(): void {
  mkdirSync(join(copy, "node_modules"));
  for (const entry of readdirSync(join(root, "node_modules")))
    if (entry !== "@jobami")
      symlinkSync(join(root, "node_modules", entry), join(copy, "node_modules", entry));
  cpSync(join(root, "node_modules/@jobami"), join(copy, "node_modules/@jobami"), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), "jobami-new-")));
  for (const path of copied.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      filter: (source) => !NOT_COPIED.has(basename(source)),
    });
  linkModules();
  created = Object.keys(kinds).flatMap((kind) => create(kind as Kind, names, copy));
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

describe("a skeleton", () => {
  test("of a machine compiles and is proved by its model", () => {
    expect(checkTypes("packages/machines")).toBe("");
    expect(
      run("packages/machines", join(root, "node_modules/.bin/vitest"), "run", "src/flows/sample-thing"),
    ).toBe("");
  }, 120_000);

  test("of a component compiles and passes its test", () => {
    expect(checkTypes("packages/ui")).toBe("");
    expect(
      run("packages/ui", join(root, "node_modules/.bin/vitest"), "run", "src/components/SampleThing"),
    ).toBe("");
  }, 120_000);

  test("of a domain compiles on both sides of the contract", () => {
    expect(checkTypes("packages/api", "apps/server")).toBe("");
  }, 120_000);

  test("of a feature and of a machine's story compile", () => {
    expect(checkTypes("apps/web", ".storybook")).toBe("");
  }, 120_000);

  test("passes the linter", () => {
    expect(
      run(
        ".",
        join(root, "node_modules/.bin/biome"),
        "check",
        "--write",
        "--vcs-enabled=false",
        "--error-on-warnings",
        ...created,
      ),
    ).toBe("");
  }, 60_000);
});

describe("a name", () => {
  test.each(["invoice-list", "InvoiceList", "invoiceList"])("written as %s has all its forms", (name) => {
    expect(readNames(name)).toEqual({
      kebab: "invoice-list",
      Pascal: "InvoiceList",
      camel: "invoiceList",
      snake: "invoice_list",
    });
  });

  test.each(["", "../escape", "été", "a b", "-x"])("cannot be «%s»", (name) => {
    expect(readNames(name)).toBeUndefined();
  });

  test("that is taken is refused before anything is written", () => {
    expect(() => create("machine", readNames("login") as Names, root)).toThrow("exists already");
  });
});
