import { measureGrowth } from "./growth.ts";
import { measurePlans } from "./plans.ts";
import { measureProcess } from "./process.ts";
import { type ScaleSection, scaleText, writeScale } from "./section.ts";

const sections: Record<string, () => Promise<ScaleSection>> = {
  process: measureProcess,
  growth: measureGrowth,
  plans: measurePlans,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(", ")}. Sections: ${Object.keys(sections).join(", ")}.\n`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const text = scaleText(`pnpm scale ${name}`, await measure(), new Date());
  process.stdout.write(`${text}\n\n`);
  writeScale(name, text);
}
