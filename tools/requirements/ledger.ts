import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A testable sentence of the specification. */
export interface Requirement {
  id: string;
  area: string;
  text: string;
}

/** The rows as they were agreed on, in order, with their heading; later rows are added below them. */
const shipped = {
  lines: 814,
  sha256: "15ae18cf5234bce2c3ce73eab7b0b9693fa521502ded29a1a0f5332c824d130f",
};

/** True while none of the agreed rows was changed, moved or taken away. */
export function isLedgerIntact(ledger: string): boolean {
  const agreed = ledger
    .split("\n")
    .slice(0, shipped.lines)
    .map((line) => `${line}\n`);
  return createHash("sha256").update(agreed.join("")).digest("hex") === shipped.sha256;
}

/** The ledger as text. */
export function readLedger(): string {
  return readFileSync(join(import.meta.dirname, "../../docs/requirements.tsv"), "utf8");
}

/** The rows of a ledger. */
export function requirementsOf(ledger: string): Requirement[] {
  return ledger
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([id = "", area = "", , text = ""]) => ({ id, area, text }));
}
