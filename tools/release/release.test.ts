import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAccounts } from "../../apps/server/src/demo/accounts.ts";
import { buildRelease } from "./build.ts";
import { bundledModules } from "./bundled-modules.ts";
import { createCaller } from "./caller.ts";
import { type StartedRelease, startRelease } from "./started.ts";

/** The most that a release weighs, in bytes, packages and all. */
const mostBytes = 120_000_000;
/** What a start over a filled database may take of a processor, in ms, where nothing of it was compiled before. */
const mostProcessorMs = 6000;

const place = mkdtempSync(join(tmpdir(), "jobami-release-"));
const folder = join(place, "elsewhere");
const dataDir = join(place, "data");
let files: string[];
beforeAll(async () => {
  await buildRelease(join(place, "made"));
  // Whatever it finds by where it was made is found no more.
  renameSync(join(place, "made"), folder);
  files = globSync("**/*", { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
}, 600_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const versionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version;

describe("a release", () => {
  test("holds all that is handed over, and weighs no more than it may", () => {
    for (const file of ["CHANGELOG.md", "THIRD-PARTY-NOTICES.txt", "sbom.cdx.json", "docs/operations.md"])
      expect(files).toContain(file);
    expect(files.filter((file) => file.endsWith(".sql")).length).toBeGreaterThan(100);
    expect(files.filter((file) => file.startsWith("deploy/")).length).toBeGreaterThan(5);
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(mostBytes);
  });

  test("has what its image is made of, and its settings are none of that", () => {
    const sources = read("deploy/Containerfile")
      .split("\n")
      .flatMap((line) => /^COPY (.+) \S+$/.exec(line)?.[1]?.split(" ") ?? []);
    expect(sources).toContain("start.mjs");
    expect(sources.filter((each) => !existsSync(join(folder, each)))).toEqual([]);
    expect(sources.filter((each) => /^\.|^deploy\/?$/.test(each))).toEqual([]);
  });

  test("is made of no module for development or tests, and of no sources", () => {
    const own = files.filter((file) => file.startsWith("apps/") && file.endsWith(".js"));
    const modules = own.flatMap((file) => bundledModules(read(file)));
    expect(modules.filter((name) => name.includes("/fastify/")).length).toBeGreaterThan(0);
    expect(modules.filter((name) => name.includes("/react-dom/")).length).toBeGreaterThan(0);
    const unwanted = /\.development\.js|\/(vitest|vite|storybook|playwright-core)\/|\.test\.ts/;
    expect([...files, ...modules].filter((name) => unwanted.test(name))).toEqual([]);
    expect(files.filter((file) => file.startsWith("apps/") && /\.tsx?$/.test(file))).toEqual([]);
  });

  test("has the product's version, and needs in production what it holds", () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
      version: string;
    };
    expect(versionOf("package.json").split("+")[0]).toBe(version);
    expect(versionOf("package.json").split("+")[1]).toMatch(/^[\w.]{7,}$/);
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies))
      expect([name, versionOf(`node_modules/${name}/package.json`)]).toEqual([name, version]);
  });

  test("passes on the notices of what is bundled in it", () => {
    const notices = read("THIRD-PARTY-NOTICES.txt");
    for (const name of ["fastify", "react-dom", "drizzle-orm", "socket.io-client"])
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
    expect(notices).toContain("Permission is hereby granted, free of charge");
  });
});

/** Starts it for as long as someone uses it. */
async function use(visit: (release: StartedRelease) => Promise<void>): Promise<StartedRelease> {
  const release = await startRelease(folder, { PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "info" });
  try {
    await visit(release);
  } finally {
    expect(await release.stop()).toBe(0);
  }
  return release;
}

test("it starts elsewhere on nothing, is healthy, shows pages and lets people in", async () => {
  const release = await use(async ({ url }) => {
    const visitor = createCaller({ port: Number(new URL(url).port) });
    const health = await visitor.ask("/api/health");
    expect([health.status, health.body]).toEqual([200, '{"status":"ok"}']);
    expect(health.headers["x-jobami-version"]).toBe(versionOf("package.json"));
    const page = await visitor.ask("/");
    expect([page.status, page.body.includes("</html>")]).toEqual([200, true]);
    const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page.body) ?? [];
    expect((await visitor.ask(script)).status).toBe(200);
    const [account] = demoAccounts;
    const { email, password } = account!;
    expect((await visitor.change("/api/auth/login", { email, password })).status).toBe(200);
    expect(JSON.parse((await visitor.ask("/api/auth/profil")).body)).toMatchObject({ success: true });
  });
  expect(release.log()).toContain(`"version":"${versionOf("package.json")}"`);
});

test("it starts over what is there in no more of a processor than it may", async () => {
  const { processorMs } = await use(async () => undefined);
  expect(processorMs).toBeLessThan(mostProcessorMs);
});

test("an order of the operator is carried out instead", () => {
  const asked = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, "start.mjs"), ...args], {
      cwd: "/",
      env: { DATA_DIR: dataDir },
      encoding: "utf8",
    });
  const listed = asked("staff", "list");
  expect([listed.status, listed.stdout.includes("@demo.example")]).toEqual([0, true]);
  expect(asked("dance").status).toBe(1);
});
