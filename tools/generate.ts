import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeGenerated } from "../apps/web/manifests/write-files.ts";
import { indexFile, indexPage, readDecision, readPages } from "./docs/decisions.ts";
import { settingsExample, settingsFile } from "./release/settings.ts";
import { licencesFile, licencesPage, readLicences } from "./supply/licences.ts";
import { sbomFile, writeSbom } from "./supply/sbom.ts";
import { run } from "./test/processes.ts";

const root = join(import.meta.dirname, "..");

async function script(path: string): Promise<void> {
  const { code, output } = await run(process.execPath, [path], { cwd: root });
  process.stdout.write(output);
  if (code !== 0) throw new Error(`${path} failed.`);
}

/** What is written down of the sources, in the order of how long it takes. */
const steps: Record<string, () => Promise<unknown>> = {
  features: () => writeGenerated(),
  decisions: async () =>
    writeFileSync(indexFile, indexPage([...readPages()].map(([file, page]) => readDecision(file, page)))),
  // It reads addresses that the first step writes.
  rgaa: async () => {
    const { rgaaFile, rgaaPage } = await import("./docs/rgaa.ts");
    writeFileSync(rgaaFile, rgaaPage());
  },
  licences: async () => writeFileSync(licencesFile, licencesPage((await readLicences()).shipped)),
  "example of settings": async () => writeFileSync(settingsFile, settingsExample()),
  "bill of materials": async () => {
    mkdirSync(dirname(sbomFile), { recursive: true });
    await writeSbom(sbomFile);
  },
  "public API of packages/ui": () => script("tools/ui/public-api.ts"),
  accessibility: () => script("tools/accessibility.ts"),
  "lock of the contract": () => script("apps/server/src/contract-lock/lock.ts"),
  charts: () => script("tools/diagrams/run.ts"),
  galleries: () => script("tools/gallery/make.ts"),
};

/** Some of them by their names, or all. */
const chosen = process.argv.slice(2);

for (const [name, perform] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  await perform();
  console.log(`✓ ${name}`);
}
