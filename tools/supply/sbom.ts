import { join } from "node:path";
import { runPnpm } from "./pnpm-run.ts";

/** Where the bill of materials is written; not committed, since the lockfile states it all. */
export const sbomFile = join(import.meta.dirname, "../../reports/sbom.cdx.json");

/** Writes what production is made of as CycloneDX 1.6 (JSON), by pnpm itself. Throws with its text when it fails. */
export async function writeSbom(file: string): Promise<void> {
  const { code, stdout, stderr } = await runPnpm([
    ...["-r", "sbom", "--prod", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"],
    ...["--sbom-type", "application", "--out", file],
  ]);
  if (code !== 0) throw new Error(`The bill of materials could not be written:\n${stderr || stdout}`);
}
