import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { memorySettings } from "../product-environment.ts";
import { readNotices } from "../supply/notices.ts";
import { writeSbom } from "../supply/sbom.ts";
import { buildWeb, isWebBuilt } from "../web-build.ts";
import { bundleServer, installed, oldestNode } from "./bundle.ts";
import { copyPackages } from "./packages.ts";
import { commitOf, releaseVersion } from "./release-version.ts";

const root = join(import.meta.dirname, "../..");

/** What a release holds as it stands in the sources, in the same folders: the server finds its files there. */
export const copied = [
  "CHANGELOG.md",
  "apps/server/src/migrations/*.sql",
  "apps/server/src/domains/places/centres.txt",
  "apps/server/src/demo/{portraits,drawings}/*.webp",
  "apps/web/build/{client,server}/**/*.*",
  "deploy/{*.*,.env.example,Containerfile,Caddyfile,grafana/*}",
  "docs/operations.md",
  "docs/adr/*.md",
];

/** The shell's line that starts a script of the product; what its environment states already stands. */
export function startWith(script: string): string {
  const settings = Object.entries(memorySettings).map(([name, value]) => `${name}=\${${name}-${value}}`);
  return `${settings.join(" ")} exec node ${script}`;
}

/** Writes down what a release is, and how it is started. */
function manifestOf(packages: ReadonlyMap<string, string>): object {
  const { name, version, description, license } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Record<string, string>;
  return {
    ...{
      name,
      version: releaseVersion(version ?? "", commitOf(root), new Date()),
      private: true,
      description,
      license,
      type: "module",
    },
    engines: { node: `>=${oldestNode}` },
    scripts: { start: startWith("start.mjs") },
    dependencies: Object.fromEntries(installed.map((each) => [each, packages.get(each)])),
  };
}

/** Makes a release in a folder, which is emptied before; pages included where they were not built yet. */
export async function buildRelease(folder: string): Promise<void> {
  if (!isWebBuilt()) await buildWeb();
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(join(folder, "apps/server/src"));
  for (const file of globSync(copied, { cwd: root })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const packages = copyPackages(
    installed,
    join(root, "apps/server/node_modules"),
    join(folder, "node_modules"),
  );
  cpSync(join(root, "tools/release/start.mjs"), join(folder, "start.mjs"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifestOf(packages), null, 2)}\n`);
  writeFileSync(join(folder, "THIRD-PARTY-NOTICES.txt"), await readNotices());
  await writeSbom(join(folder, "sbom.cdx.json"));
}

if (import.meta.main) {
  const folder = join(root, "dist");
  await buildRelease(folder);
  console.log(`A release: ${folder}; it is started by node start.mjs.`);
}
