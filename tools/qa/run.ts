import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCharts } from "../diagrams/charts.ts";
import { readRecord } from "../mutation/record.ts";
import { readQuarantine } from "../test/quarantine.ts";
import { readFindings } from "./findings.ts";
import { qaPage } from "./page.ts";
import { testedRequirements } from "./requirements.ts";

const root = join(import.meta.dirname, "../..");
const reports = join(root, "reports");
const picturesReport = join(root, "visual-tests/report");
const folder = join(reports, "qa");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const charts = await writeCharts(root, join(folder, "charts"));
if (existsSync(picturesReport)) cpSync(picturesReport, join(folder, "pictures"), { recursive: true });
const page = qaPage(readFindings(reports, picturesReport), {
  requirements: testedRequirements(),
  quarantined: readQuarantine(readFileSync(join(root, "docs/quarantine.md"), "utf8")),
  charts,
  mutations: readRecord(readFileSync(join(root, "docs/mutation.md"), "utf8")).counts,
});
writeFileSync(join(folder, "index.html"), page);
console.log(`Written: ${join("reports", "qa", "index.html")}`);
