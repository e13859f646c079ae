import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escaped } from "../../tools/qa/html.ts";
import type { Finding } from "./inspect.ts";

const folder = join(import.meta.dirname, "../report");

/** Where the report of the last run is. */
export const reportPath = join(folder, "index.html");

const words = { new: "nouvelle", changed: "changée", failed: "impossible", orphan: "sans story" } as const;

const style = `
:root { font: 16px/1.5 system-ui, sans-serif; color: #10241c; background: #fffdfa; }
body { max-width: 110rem; margin: 0 auto; padding: 2rem; }
section { border-top: 1px solid #e6e0d5; padding: 1.5rem 0; }
h2 { font-size: 1.1rem; } h2 small { font-weight: 600; color: #00563b; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #e6e0d5; border-radius: 8px; background: #fff; }`;

function keep(name: string, kind: string, picture: Buffer): string {
  const file = `${name}.${kind}.png`;
  writeFileSync(join(folder, file), picture);
  return encodeURI(file);
}

function figure(caption: string, source: string): string {
  return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${source}" alt="${caption}"></figure>`;
}

function figures(finding: Finding): string {
  const { name } = finding;
  if (finding.verdict === "new") return figure("Maintenant", keep(name, "after", finding.after));
  if (finding.verdict === "failed") return `<p>${escaped(finding.error)}</p>`;
  if (finding.verdict !== "changed") return "";
  return [
    figure("Avant", keep(name, "before", finding.before)),
    figure("Maintenant", keep(name, "after", finding.after)),
    figure(`Différence : ${finding.pixels} pixels`, keep(name, "difference", finding.difference)),
  ].join("");
}

function section(finding: Finding): string {
  if (finding.verdict === "same") return "";
  return `<section><h2>${escaped(finding.title)} <small>${words[finding.verdict]}</small></h2><div class="pictures">${figures(finding)}</div></section>`;
}

/** A picture to look at, as another report may show it: the files lie beside `index.html`. */
function entry(finding: Finding): { title: string; verdict: string; pictures: string[] } | [] {
  const stem = finding.verdict === "same" ? "" : finding.name.replace(/\.png$/, "");
  const kinds = { new: ["after"], changed: ["before", "after", "difference"] } as Record<string, string[]>;
  const pictures = (kinds[finding.verdict] ?? []).map((kind) => `${stem}.${kind}.png`);
  return finding.verdict === "same"
    ? []
    : { title: finding.title, verdict: words[finding.verdict], pictures };
}

/** Writes the report that a designer opens: before, after and difference of every picture that is not as accepted. */
export function writeReport(findings: readonly Finding[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const surprising = findings.filter(({ verdict }) => verdict !== "same");
  writeFileSync(
    join(folder, "findings.json"),
    JSON.stringify({ compared: findings.length, toLookAt: findings.flatMap(entry) }),
  );
  const summary = `${findings.length - surprising.length} images identiques, ${surprising.length} à regarder.`;
  writeFileSync(
    reportPath,
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Images de Jobami</title><style>${style}</style><body><h1>Images de Jobami</h1><p>${summary}</p>${surprising.map(section).join("")}</body></html>`,
  );
}

/** One line a surprising picture, for a terminal. */
export function describe(finding: Finding): string {
  const more =
    finding.verdict === "changed"
      ? ` (${finding.pixels} px)`
      : finding.verdict === "failed"
        ? `: ${finding.error}`
        : "";
  return `${finding.verdict.padEnd(8)} ${finding.name}${more}`;
}
