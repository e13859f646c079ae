import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const budgets = JSON.parse(readFileSync(join(root, ".size-limit.json"), "utf8")) as { name: string }[];

interface Weighed {
  name: string;
  passed: boolean;
  size: number;
}

function weigh(...args: string[]): Weighed[] {
  const { stdout } = spawnSync(join(root, "node_modules/.bin/size-limit"), ["--json", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return JSON.parse(stdout) as Weighed[];
}

describe("bytes of a component before anything is opened, gzipped, without React", () => {
  let weighed: Weighed[];

  beforeAll(() => {
    // As `pnpm size` builds them: the runner of tests would make them builds for tests.
    execFileSync(process.execPath, ["tools/ui/size-pages.ts"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    });
    weighed = weigh();
  });

  test.each(budgets.map(({ name }) => name))("%s stays within its budget", (name) => {
    expect(weighed.find((one) => one.name === name)).toMatchObject({ name, passed: true });
    expect(weighed.find((one) => one.name === name)?.size).toBeGreaterThan(100);
  });

  test("a budget that is broken is noticed", () => {
    const folder = mkdtempSync(join(tmpdir(), "jobami-size-"));
    const check = { name: "Button", path: join(root, ".cache/sizes/Button/*.js"), gzip: true, limit: "1 B" };
    writeFileSync(join(folder, ".size-limit.json"), JSON.stringify([check]));
    expect(weigh("--config", join(folder, ".size-limit.json"))).toMatchObject([{ passed: false }]);
    rmSync(folder, { recursive: true });
  });
});
