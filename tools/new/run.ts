import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { create, type Kind, kinds } from "./create.ts";
import { readNames } from "./names.ts";

const root = join(import.meta.dirname, "../..");
const [kind = "", name = ""] = process.argv.slice(2);
const names = readNames(name);

if (!(kind in kinds) || names === undefined) {
  console.error(`pnpm new ${Object.keys(kinds).join("|")} <name>`);
  process.exitCode = 1;
} else {
  const files = create(kind as Kind, names, root);
  spawnSync(join(root, "node_modules/.bin/biome"), ["check", "--write", ...files], {
    cwd: root,
    stdio: "ignore",
  });
  console.log(`${files.join("\n")}\n\n${kinds[kind as Kind]}`);
}
