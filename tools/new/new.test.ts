import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const copied = [
  "packages",
  "apps",
  "tools",
  ".storybook",
  ".gitignore",
  "tsconfig.base.json",
  "biome.json",
  "package.json",
  // What is known of the types already, so that only those of what is made are asked for.
  ".types",
];
const NOT_COPIED = new Set(["peers", "build", ".react-router", ".data", ".cache", ".stryker-tmp"]);
const bin = (name: string) => join(root, "node_modules/.bin", name);
/** `pnpm soak new-domain` asks the import rules and the contract tests too. */
const isFull = process.env.NEW_DOMAIN === "full";
const answersOf: Readonly<Record<string, readonly string[]>> = {
  section: ["promote"],
  feature: ["Mes exemples", "promote"],
  domain: ["Mes objets", "money"],
};

let copy: string;

/** Runs `pnpm new` as package.json has it, in a folder; answers what it printed and how it ended. */
function make(into: string, kind: string, name: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [command, ...args] = String(scripts.new).replace("tools/", `${root}/tools/`).split(" ");
  const { status, stdout, stderr } = spawnSync(
    bin(String(command)),
    [...args, kind, name, ...(answersOf[kind] ?? [])],
    {
      cwd: into,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

/** Runs a command in a folder of the copy; answers what it printed when it failed. */
function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(copy, cwd), encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

const vitest = (cwd: string, ...args: string[]) => run(cwd, bin("vitest"), "run", ...args);

/** The type errors of these projects, all of them: what is made may break what was there. */
const checkTypes = (...projects: string[]) =>
  run(".", process.execPath, join(root, "node_modules/ts7/bin/tsc"), "-b", ...projects);

function git(...args: string[]): string {
  return spawnSync("git", ["-c", "user.name=test", "-c", "user.email=test@exemple.fr", ...args], {
    cwd: copy,
    encoding: "utf8",
  }).stdout;
}

interface Changes {
  edited: string[];
  created: string[];
}

/** The files that were changed since the last commit, and those that are new; they are committed. */
function commitChanges(message: string): Changes {
  const lines = git("status", "--porcelain", "--untracked-files=all").split("\n").filter(Boolean);
  const paths = (isNew: boolean) =>
    lines.filter((one) => one.startsWith("??") === isNew).map((one) => one.slice(3));
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
  return { edited: paths(false), created: paths(true) };
}

const lint = (files: readonly string[]) =>
  run(".", bin("biome"), "check", "--vcs-enabled=false", "--error-on-warnings", ...files);

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

const others = [
  ["machine", "SampleSwitch"],
  ["lifecycle", "SampleLife"],
  ["component", "SampleBox"],
  ["layout", "SampleLine"],
  ["section", "SamplePart"],
  ["feature", "SamplePage"],
] as const;

let domain: Changes;
let skeletons: Changes;
/** What was printed when the manifests of what is made were refused. */
let writing: string;

// All of them in one copy: asking for the types takes longest, and is done once.
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
  git("init", "--quiet");
  commitChanges("before");
  make(copy, "domain", "SampleThing");
  domain = commitChanges("a domain");
  for (const [kind, name] of others) make(copy, kind, name);
  skeletons = commitChanges("skeletons");
  writing = run(".", process.execPath, "tools/generate.ts", "features");
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

test("whatever is made compiles with what was there: on both sides of the contract, and in its story", () => {
  const projects = [
    "packages/machines",
    "packages/ui",
    "packages/api",
    "apps/server",
    "apps/web",
    ".storybook",
  ];
  expect(checkTypes(...projects)).toBe("");
}, 300_000);

test("pages that are made are found by their routes and menus", () => {
  expect(writing).toBe("");
  expect(vitest("apps/web", "app/pages.test.ts")).toBe("");
}, 120_000);

describe("a whole domain, from its table to its page in the menus", () => {
  test("is made of new files, and of one edit elsewhere", () => {
    const { edited, created } = domain;
    expect(edited).toEqual(["apps/server/src/domains.ts"]);
    expect([...new Set(created.map((file) => dirname(file)))].sort()).toEqual([
      "apps/server/src/domains/sample-thing",
      "apps/server/src/migrations",
      "apps/web/app/features/money/sample-thing",
      "apps/web/e2e/proof",
      "packages/api/src/sample-thing",
    ]);
    expect(created.map((file) => basename(file)).filter((name) => /^\d|feature\.ts$/.test(name))).toEqual([
      expect.stringMatching(/^\d{4}_sample_thing\.sql$/),
      "sample-thing.feature.ts",
    ]);
    expect(lint([...edited, ...created.filter((file) => !file.endsWith(".sql"))])).toBe("");
  }, 60_000);

  test("is found by the mocks", () => {
    expect(vitest("packages/api", "src/mock")).toBe("");
  }, 120_000);

  if (isFull) {
    test("keeps to who may import whom", () => {
      const rules = ["--config", "tools/boundaries/dependency-cruiser.cjs"];
      expect(run(".", bin("depcruise"), ...rules, "packages", "apps", ".storybook")).toBe("");
    }, 300_000);

    test("keeps what the contract tests ask of every call, and passes its own", () => {
      const named = "sampleThing|sample-thing|the server serves the contract|has a sample call";
      expect(vitest("apps/server", "src/contract-tests/contract.test.ts", "-t", named)).toBe("");
      expect(
        vitest("apps/server", "src/domains/sample-thing", "src/platform/database/database.test.ts"),
      ).toBe("");
    }, 300_000);
  }
});

describe("a whole page, from its address to its journey", () => {
  test("is made of new files in the folder of its area, and of a journey: nothing that was there is edited", () => {
    const own = skeletons.created.filter((file) => /sample-page|SamplePage/.test(file));
    expect(own.map((file) => basename(file)).sort()).toEqual([
      "SamplePageScreen.stories.tsx",
      "SamplePageScreen.tsx",
      "copy.ts",
      "index.ts",
      "sample-page.e2e.ts",
      "sample-page.feature.ts",
    ]);
    expect([...new Set(own.map((file) => dirname(file)))].sort()).toEqual([
      "apps/web/app/features/promote/sample-page",
      "apps/web/e2e/proof",
    ]);
    const map = readFileSync(join(copy, "apps/web/app/generated/member-map.ts"), "utf8");
    expect(map).toContain('"path": "/dashboard/sample-page"');
    const routes = readFileSync(join(copy, "apps/web/app/generated/routes.ts"), "utf8");
    expect(routes).toContain('"path": "/dashboard/sample-page"');
  });
});

describe("a skeleton", () => {
  test("is made of every template of its kind, and passes the linter as it is", () => {
    const templates = globSync(["**/*.hbs", "*/.storybook/**/*.hbs"], {
      cwd: join(import.meta.dirname, "templates"),
      exclude: ["domain/**"],
    });
    const { edited, created } = skeletons;
    expect(templates.length).toBeGreaterThan(30);
    expect(created).toHaveLength(templates.length);
    // A life cycle is named to the import rules; a page that is made edits nothing that was there.
    expect(edited).toEqual([".storybook/sidebar.ts", "packages/machines/life-cycles.json"]);
    expect(lint([...edited, ...created])).toBe("");
  }, 60_000);

  test("of a machine, and of a life cycle, is proved by its model", () => {
    expect(vitest("packages/machines", "src/sample-switch", "src/sample-life")).toBe("");
  }, 120_000);

  test("of a component, and of a layout, passes its test", () => {
    expect(vitest("packages/ui", "src/components/SampleBox", "src/layout/SampleLine")).toBe("");
  }, 120_000);
});

describe("a name", () => {
  let empty: string;

  beforeEach(() => {
    empty = mkdtempSync(join(tmpdir(), "jobami-name-"));
  });

  afterEach(() => rmSync(empty, { recursive: true }));

  test.each(["invoice-list", "InvoiceList", "invoiceList"])("written as %s has all its forms", (name) => {
    expect(make(empty, "section", name).status).toBe(0);
    expect(readdirSync(join(empty, "apps/web/app/features/promote/invoice-list")).sort()).toEqual([
      "InvoiceListSection.stories.tsx",
      "InvoiceListSection.tsx",
      "copy.ts",
      "index.ts",
    ]);
  });

  test.each(["../escape", "été", "a b", "x--y"])("cannot be «%s»", (name) => {
    const { status, output } = make(empty, "feature", name);
    expect(status).toBe(1);
    expect(output).toContain(`«${name}» is no name`);
    expect(readdirSync(empty)).toEqual([]);
  });

  test("that is taken is refused before anything is written", () => {
    const taken = join(empty, "apps/web/app/features/promote/invoice-list/InvoiceListSection.tsx");
    mkdirSync(dirname(taken), { recursive: true });
    writeFileSync(taken, "");
    const { status, output } = make(empty, "section", "invoice-list");
    expect(status).toBe(1);
    expect(output).toContain("exists already");
    expect(readdirSync(dirname(taken))).toEqual(["InvoiceListSection.tsx"]);
  });
});
