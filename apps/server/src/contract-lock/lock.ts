import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractVersion } from "@jobami/api/http/contract-version";
import { contract } from "../contract.ts";
import { breaks, readShapes, shapesOf, writeShapes } from "./shapes.ts";

/** The contract as its clients in the field know it. */
export const lockFile = join(import.meta.dirname, "../../../../packages/api/contract.lock");

/** The contract of these sources, and what breaks clients of the locked one without a higher `contractVersion`. */
export function compareWithLock() {
  const shapes = shapesOf(contract);
  const text = writeShapes(contractVersion, shapes);
  const locked = existsSync(lockFile) ? readFileSync(lockFile, "utf8") : text;
  const { version, shapes: before } = readShapes(locked);
  return { text, locked, broken: contractVersion > version ? [] : breaks(before, shapes) };
}

if (import.meta.main) {
  const { text, broken } = compareWithLock();
  if (broken.length > 0)
    throw new Error(
      `Clients in the field cannot live with this; raise contractVersion:\n${broken.join("\n")}`,
    );
  writeFileSync(lockFile, text);
}
