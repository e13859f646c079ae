import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// heard-accept.ts NAME…: goes the journeys of these names through anew and accepts what is heard in them (apps/web/e2e/proof/heard).
const names = process.argv.slice(2);
const journeys = join(import.meta.dirname, "../apps/web/e2e");

if (names.length === 0) {
  const known = readdirSync(join(journeys, "proof/heard")).map((file) => file.replace(/\.txt$/, ""));
  console.error(`Nothing is accepted without its name: pnpm heard:accept NAME…, of ${known.join(", ")}.`);
  process.exitCode = 1;
} else {
  const runner = createRequire(join(journeys, "vitest.config.ts")).resolve("vitest/package.json");
  const escaped = names.map((name) => name.replace(/[^\w-]/g, ""));
  const { status } = spawnSync(
    process.execPath,
    [join(runner, "../vitest.mjs"), "run", "proof/heard", "--update", "-t", `^(${escaped.join("|")}): `],
    { cwd: journeys, stdio: "inherit", env: { ...process.env, JOBAMI_PROOF: "1", JOBAMI_ACCEPTED: "1" } },
  );
  process.exitCode = status ?? 1;
}
