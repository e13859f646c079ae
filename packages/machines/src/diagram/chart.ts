import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { transitionLabel } from "./labels.ts";
import { transitionsOf } from "./parts.ts";

/** A state as it is drawn: a box with its name, what happens without leaving it, and the states inside. */
export interface ChartState {
  id: string;
  name: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** What happens here without an arrow to a neighbour: it stays, starts again, or goes to a state inside. */
  lines: string[];
  states: ChartState[];
  /** Id of the state inside that is entered first. */
  initial: string | null;
  /** Between the states inside. */
  arrows: ChartArrow[];
}

/** All ways from one box to its neighbour. */
export interface ChartArrow {
  from: string;
  to: string;
  lines: string[];
}

function lineage(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [node] : [...lineage(node.parent), node];
}

/** The path from a drawn box down to the very state, « code.ready » ; empty for the box itself. */
function inside(box: AnyStateNode, node: AnyStateNode): string {
  return node.path.slice(box.path.length).join(".");
}

interface Way {
  /** The state whose inside the arrow is drawn in. */
  level: string;
  from: AnyStateNode;
  to: AnyStateNode;
  label: string;
}

function wayOf(transition: AnyTransitionDefinition, target: AnyStateNode): Way | null {
  const from = lineage(transition.source);
  const to = lineage(target);
  const depth = from.findIndex((node, index) => node !== to[index]);
  const [level, start, end] = [from[depth - 1], from[depth], to[depth]];
  if (depth === -1 || level === undefined || start === undefined || end === undefined) return null;
  const origin = inside(start, transition.source);
  const goal = inside(end, target);
  const label = `${origin === "" ? "" : `${origin}: `}${transitionLabel(transition)}${goal === "" ? "" : ` to ${goal}`}`;
  return { level: level.id, from: start, to: end, label };
}

function lineOf(transition: AnyTransitionDefinition, target: AnyStateNode | undefined): string {
  const label = transitionLabel(transition);
  if (target === undefined) return label;
  return target === transition.source ? `${label} again` : `${label} to ${inside(transition.source, target)}`;
}

function arrowsOf(ways: readonly Way[]): ChartArrow[] {
  const arrows = new Map<string, ChartArrow>();
  for (const { from, to, label } of ways) {
    const key = `${from.id}\n${to.id}`;
    const arrow = arrows.get(key) ?? { from: from.id, to: to.id, lines: [] };
    if (!arrow.lines.includes(label)) arrow.lines.push(label);
    arrows.set(key, arrow);
  }
  return [...arrows.values()];
}

/** A machine as what is drawn of it, taken from the machine itself. */
export function chartOf(machine: AnyStateMachine): ChartState {
  const ways: Way[] = [];
  const lines = new Map<string, Set<string>>();
  for (const transition of transitionsOf(machine))
    for (const target of transition.target ?? [undefined]) {
      const way = target === undefined ? null : wayOf(transition, target as AnyStateNode);
      if (way !== null) ways.push(way);
      else {
        const own = lines.get(transition.source.id) ?? new Set();
        lines.set(transition.source.id, own.add(lineOf(transition, target as AnyStateNode | undefined)));
      }
    }

  const draw = (node: AnyStateNode): ChartState => ({
    id: node.id,
    name: node.key,
    kind: node.type,
    lines: [...(lines.get(node.id) ?? [])],
    states: Object.values(node.states).map((child) => draw(child as AnyStateNode)),
    initial: node.type === "compound" ? (node.initial.target[0]?.id ?? null) : null,
    arrows: arrowsOf(ways.filter(({ level }) => level === node.id)),
  });
  return draw(machine.root);
}
