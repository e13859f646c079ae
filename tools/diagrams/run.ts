import { drawCharts, writeCharts } from "./charts.ts";

const changed = writeCharts(await drawCharts());
console.log(changed.length === 0 ? "docs/machines is up to date." : `Written:\n  ${changed.join("\n  ")}`);
