import { layout as arrange, Graph } from "@dagrejs/dagre";
import type { ChartArrow, ChartState } from "./chart.ts";

export interface Point {
  x: number;
  y: number;
}

/** A box with its place in its parent, in px. */
export interface PlacedState extends Point {
  state: ChartState;
  width: number;
  height: number;
  /** Lines of its head: name first. */
  head: number;
  states: PlacedState[];
  arrows: PlacedArrow[];
  /** Where the first state is pointed at. */
  start: { dot: Point; points: Point[] } | null;
}

export interface PlacedArrow {
  arrow: ChartArrow;
  points: Point[];
  /** Middle of its text. */
  label: Point;
}

/** Sizes of the drawing, in px. The width of a letter is that of the drawn font's widest usual ones. */
export const metrics = { letter: 6.6, line: 16, padding: 12, title: 22, dot: 10 } as const;

const widthOf = (lines: readonly string[]) =>
  Math.max(0, ...lines.map((line) => Math.ceil(line.length * metrics.letter)));

function headOf({ lines }: ChartState): number {
  return metrics.title + lines.length * metrics.line;
}

function place(state: ChartState): PlacedState {
  const head = headOf(state);
  const needed = widthOf([state.name, ...state.lines]) + 2 * metrics.padding + metrics.line;
  const states = state.states.map(place);
  if (states.length === 0)
    return {
      state,
      x: 0,
      y: 0,
      width: needed,
      height: head + metrics.padding,
      head,
      states,
      arrows: [],
      start: null,
    };
  const graph = new Graph().setGraph({ nodesep: 28, ranksep: 34, edgesep: 18, marginx: 0, marginy: 0 });
  for (const { state: inner, width, height } of states) graph.setNode(inner.id, { width, height });
  for (const { from, to, lines } of state.arrows)
    graph.setEdge(from, to, {
      width: widthOf(lines) + metrics.padding,
      height: lines.length * metrics.line,
      labelpos: "c",
    });
  const first = `${state.id} first`;
  if (state.initial !== null && graph.hasNode(state.initial)) {
    graph.setNode(first, { width: metrics.dot, height: metrics.dot });
    graph.setEdge(first, state.initial, { width: 0, height: 0, weight: 3 });
  }
  arrange(graph);
  const { width = 0, height = 0 } = graph.graph();
  const left = metrics.padding + Math.max(0, (needed - 2 * metrics.padding - width) / 2);
  const top = head + metrics.padding;
  const shift = ({ x, y }: Point): Point => ({ x: Math.round(x + left), y: Math.round(y + top) });
  const edge = (from: string, to: string) => graph.edge(from, to) as unknown as Point & { points: Point[] };
  return {
    state,
    x: 0,
    y: 0,
    width: Math.ceil(Math.max(needed, width + 2 * metrics.padding)),
    height: Math.ceil(top + height + metrics.padding),
    head,
    states: states.map((inner) => {
      const node = graph.node(inner.state.id) as unknown as Point;
      return { ...inner, ...shift({ x: node.x - inner.width / 2, y: node.y - inner.height / 2 }) };
    }),
    arrows: state.arrows.map((arrow) => {
      const { points, x, y } = edge(arrow.from, arrow.to);
      return { arrow, points: points.map(shift), label: shift({ x, y }) };
    }),
    start: graph.hasNode(first)
      ? {
          dot: shift(graph.node(first) as unknown as Point),
          points: edge(first, state.initial ?? "").points.map(shift),
        }
      : null,
  };
}

/** Gives every box and arrow of a chart its place; always the same for the same chart. */
export function layOut(chart: ChartState): PlacedState {
  return place(chart);
}
