import { chartOf, layOut, lineThrough, metrics, type PlacedState } from "@jobami/machines/diagram";
import { Button } from "@jobami/ui/Button";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import * as css from "./MachineViewer.css.ts";

function Line({ points }: { points: { x: number; y: number }[] }) {
  return <path className={css.arrow} d={lineThrough(points)} markerEnd="url(#tip)" />;
}

function Text({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) {
  const top = y - ((lines.length - 1) * metrics.line) / 2 + 4;
  return lines.map((line, index) => (
    <text key={line} className={css.textBlock} x={x} y={top + index * metrics.line}>
      {line}
    </text>
  ));
}

interface Lit {
  active: ReadonlySet<string>;
  /** The state that a search points at. */
  pointed: string | null;
}

function Box({ placed, lit }: { placed: PlacedState; lit: Lit }) {
  const { active, pointed } = lit;
  const { state, x, y, width, height, states, arrows, start } = placed;
  const isActive = active.has(state.id) && states.length === 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={css.box}
        width={width}
        height={height}
        rx={8}
        data-kind={state.kind}
        data-active={isActive}
        data-pointed={pointed === state.id}
      />
      {state.kind === "final" ? (
        <rect
          className={css.box}
          x={3}
          y={3}
          width={width - 6}
          height={height - 6}
          rx={6}
          data-active={isActive}
        />
      ) : null}
      <text className={css.boxName} x={metrics.padding} y={metrics.title - 4} data-active={isActive}>
        {state.name}
      </text>
      {state.lines.map((line, index) => (
        <text
          key={line}
          className={css.boxLine}
          x={metrics.padding}
          y={metrics.title + (index + 1) * metrics.line - 4}
          data-active={isActive}
        >
          {line}
        </text>
      ))}
      {states.map((inner) => (
        <Box key={inner.state.id} placed={inner} lit={lit} />
      ))}
      {arrows.map(({ arrow, points }) => (
        <Line key={`${arrow.from} ${arrow.to}`} points={points} />
      ))}
      {start === null ? null : (
        <>
          <circle className={css.tip} cx={start.dot.x} cy={start.dot.y} r={metrics.dot / 2} />
          <Line points={start.points} />
        </>
      )}
      {arrows.map(({ arrow, label }) => (
        <Text key={`${arrow.from} ${arrow.to}`} lines={arrow.lines} {...label} />
      ))}
    </g>
  );
}

/** Smaller than this no word of a chart can be read. */
const leastScale = 0.6;
const scales = [0.4, 0.6, 0.8, 1, 1.25, 1.5, 2];

/** Scrolls the panel, and nothing around it, to what is lit. */
function bringInSight(panel: HTMLElement, lit: Element): void {
  const view = panel.getBoundingClientRect();
  const box = lit.getBoundingClientRect();
  const isSeen =
    box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
  if (isSeen) return;
  panel.scrollBy({
    left: box.left - view.left - (view.width - box.width) / 2,
    top: box.top - view.top - (view.height - box.height) / 2,
  });
}

/** The size at which the whole chart is in its panel, as long as it can be read then. */
function useFit(width: number, height: number) {
  const panel = useRef<HTMLElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const whole = Math.min((element.clientWidth - 16) / width, (element.clientHeight - 16) / height);
      setFit(Math.min(1, Math.max(leastScale, whole)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return { panel, fit };
}

/**
 * The machine as `pnpm diagrams` draws it, as large as its panel allows, with the states it is in now lit and in sight; the line above
 * it and the list of states state the same as text.
 */
export function Chart({
  machine,
  snapshot,
  pointed,
}: {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The state that a search points at, by its id. */
  pointed: string | null;
}) {
  // A session of the same machine has the same chart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out once a machine, not once a step
  const root = useMemo(() => layOut(chartOf(machine)), [machine.id]);
  const [width, height] = [root.width + 2, root.height + 2];
  const { panel, fit } = useFit(width, height);
  const [chosen, setChosen] = useState<number | null>(null);
  const scale = chosen ?? fit;
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const lit = [...active, pointed, scale].join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is lit, or at another size
  useEffect(() => {
    const found =
      panel.current?.querySelector("[data-pointed=true]") ??
      panel.current?.querySelector("[data-active=true]");
    if (panel.current && found) bringInSight(panel.current, found);
  }, [lit]);
  const larger = scales.find((one) => one > scale + 0.01);
  const smaller = scales.findLast((one) => one < scale - 0.01);
  return (
    <div className={css.chartFrame}>
      <fieldset className={css.zoom} aria-label="Size of the chart">
        <Button
          size="small"
          variant="ghost"
          aria-label="Smaller"
          isResting={smaller === undefined}
          onClick={() => setChosen(smaller ?? scale)}
        >
          −
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label="Larger"
          isResting={larger === undefined}
          onClick={() => setChosen(larger ?? scale)}
        >
          +
        </Button>
        <Button
          size="small"
          variant={chosen === null ? "secondary" : "ghost"}
          aria-pressed={chosen === null}
          onClick={() => setChosen(null)}
        >
          Fit
        </Button>
        <span className={css.count}>{Math.round(scale * 100)}%</span>
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section ref={panel} className={css.chart} aria-label="Chart of the states" tabIndex={0}>
        <svg
          className={css.drawing}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          viewBox={`-1 -1 ${width} ${height}`}
          role="img"
          aria-label={`Chart of ${machine.id}`}
        >
          <defs>
            <marker
              id="tip"
              viewBox="0 0 8 8"
              refX={7}
              refY={4}
              markerWidth={7}
              markerHeight={7}
              orient="auto-start-reverse"
            >
              <path className={css.tip} d="M0 0L8 4L0 8Z" />
            </marker>
          </defs>
          <Box placed={root} lit={{ active, pointed }} />
        </svg>
      </section>
    </div>
  );
}
