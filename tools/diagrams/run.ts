import { join } from "node:path";
import { writeCharts } from "./charts.ts";

const root = join(import.meta.dirname, "../..");
const drawn = await writeCharts(root, join(root, "docs/machines/charts"));
console.log(`${drawn.length} machines drawn: docs/machines/charts/README.md`);
