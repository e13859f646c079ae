import { isLedgerIntact, type Requirement, readLedger, requirementsOf } from "./requirements/ledger.ts";
import { findMentions } from "./requirements/mentions.ts";

const ledger = readLedger();
const requirements = requirementsOf(ledger);
const mentions = findMentions();
const isNamed = ({ id }: Requirement) => mentions.has(id);

function showAreas(): void {
  for (const area of [...new Set(requirements.map((row) => row.area))].sort()) {
    const rows = requirements.filter((row) => row.area === area);
    const named = rows.filter(isNamed).length;
    console.log(
      `${area.padEnd(6)} ${String(named).padStart(3)} named by tests, ${String(rows.length - named).padStart(3)} missing`,
    );
  }
  console.log(
    `\n${requirements.filter(isNamed).length} of ${requirements.length} requirements are named by tests.`,
  );
}

function showArea(area: string): void {
  for (const { id, text } of requirements.filter((row) => row.area === area))
    console.log(
      `${mentions.has(id) ? "✓" : "·"} ${id.padEnd(9)} ${text}\n${(mentions.get(id) ?? []).map((file) => `            ${file}\n`).join("")}`,
    );
}

const [area] = process.argv.slice(2);
if (area === undefined) showAreas();
else showArea(area.toUpperCase());

const known = new Set(requirements.map(({ id }) => id));
const unknown = [...mentions].filter(([id]) => !known.has(id));
for (const [id, files] of unknown)
  console.error(`✗ ${id} does not exist, but is claimed by ${files.join(", ")}`);
if (!isLedgerIntact(ledger))
  console.error("✗ docs/requirements.tsv: an agreed row was changed; rows are only added, below the others.");
process.exitCode = unknown.length > 0 || !isLedgerIntact(ledger) ? 1 : 0;
