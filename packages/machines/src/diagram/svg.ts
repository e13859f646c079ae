import type { AnyStateMachine } from "xstate";
import { chartOf } from "./chart.ts";
import { layOut, metrics, type PlacedArrow, type PlacedState, type Point } from "./layout.ts";

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** A line through points, its corners rounded. */
export function lineThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const middles = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    const end = index === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  const last = rest.at(-1);
  return `M${first.x} ${first.y} ${middles.length > 0 ? middles.join(" ") : `L${last?.x} ${last?.y}`}`;
}

function lineTexts(lines: readonly string[], { x, y }: Point): string {
  const top = y - ((lines.length - 1) * metrics.line) / 2 + 4;
  return lines
    .map(
      (line, index) =>
        `<text class="label" x="${x}" y="${top + index * metrics.line}">${escaped(line)}</text>`,
    )
    .join("");
}

function drawArrow({ points }: Pick<PlacedArrow, "points">): string {
  return `<path class="arrow" d="${lineThrough(points)}" marker-end="url(#tip)"/>`;
}

function drawState({ state, x, y, width, height, states, arrows, start }: PlacedState): string {
  const left = metrics.padding;
  const kind = state.kind === "compound" ? "" : ` ${state.kind}`;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect class="state${kind}" width="${width}" height="${height}" rx="8"/>`,
    state.kind === "final"
      ? `<rect class="state inner" x="3" y="3" width="${width - 6}" height="${height - 6}" rx="6"/>`
      : "",
    `<text class="name" x="${left}" y="${metrics.title - 4}">${escaped(state.name)}</text>`,
    ...state.lines.map(
      (line, index) =>
        `<text class="line" x="${left}" y="${metrics.title + (index + 1) * metrics.line - 4}">${escaped(line)}</text>`,
    ),
    ...states.map(drawState),
    ...arrows.map(drawArrow),
    start === null
      ? ""
      : `<circle class="dot" cx="${start.dot.x}" cy="${start.dot.y}" r="${metrics.dot / 2}"/>${drawArrow(start)}`,
    ...arrows.map(({ arrow, label }) => lineTexts(arrow.lines, label)),
    "</g>",
  ]
    .filter((part) => part !== "")
    .join("\n");
}

const look = `
text { font: 12px ui-sans-serif, system-ui, sans-serif; fill: #1c2430; }
.name { font-weight: 700; }
.label { text-anchor: middle; paint-order: stroke; stroke: #fff; stroke-width: 4px; }
.state { fill: #f4f6fb; stroke: #51607a; fill-opacity: .55; }
.parallel { stroke-dasharray: 6 4; }
.inner { fill: none; }
.arrow { fill: none; stroke: #2f4f8f; stroke-width: 1.25; }
.tip, .dot { fill: #2f4f8f; }
.ground { fill: #fff; }
@media (prefers-color-scheme: dark) {
text { fill: #e8ecf5; }
.label { stroke: #10151f; }
.state { fill: #1c2536; stroke: #9fb0d0; }
.arrow { stroke: #9dbcff; }
.tip, .dot { fill: #9dbcff; }
.ground { fill: #10151f; }
}
`;

/** A machine as a drawing that stands by itself, for documents; its states, arrows and guards come from the machine. */
export function svgOf(machine: AnyStateMachine): string {
  const root = layOut(chartOf(machine));
  const margin = metrics.padding;
  const width = root.width + 2 * margin;
  const height = root.height + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(machine.id)}">
<style>${look}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>
<rect class="ground" width="${width}" height="${height}"/>
${drawState({ ...root, x: margin, y: margin })}
</svg>
`;
}
