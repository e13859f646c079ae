import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCharts } from "../diagrams/charts.ts";
import { readRecord } from "../mutation/record.ts";
import { readLedger, requirementsOf } from "../requirements/ledger.ts";
import { findMentions } from "../requirements/mentions.ts";
import { readFindings } from "./findings.ts";
import { type AreaCoverage, qaPage } from "./page.ts";

const root = join(import.meta.dirname, "../..");
const reports = join(root, "reports");
const picturesReport = join(root, "visual-tests/report");
const folder = join(reports, "qa");

function areas(): AreaCoverage[] {
  const requirements = requirementsOf(readLedger());
  const named = findMentions();
  return [...new Set(requirements.map(({ area }) => area))].sort().map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    const missing = rows.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    return { area, all: rows.length, named: rows.length - missing.length, missing };
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const charts = await writeCharts(root, join(folder, "charts"));
if (existsSync(picturesReport)) cpSync(picturesReport, join(folder, "pictures"), { recursive: true });
const page = qaPage(readFindings(reports, picturesReport), {
  areas: areas(),
  charts,
  mutations: readRecord(readFileSync(join(root, "docs/mutation.md"), "utf8")).counts,
});
writeFileSync(join(folder, "index.html"), page);
console.log(`Written: ${join("reports", "qa", "index.html")}`);
