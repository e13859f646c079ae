import { chartOf, layOut, lineThrough, metrics, type PlacedState } from "@jobami/machines/diagram";
import { useMemo } from "react";
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

function Box({ placed, active }: { placed: PlacedState; active: ReadonlySet<string> }) {
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
        <Box key={inner.state.id} placed={inner} active={active} />
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

/** The machine as `pnpm diagrams` draws it, with the states it is in now lit; the list of states states the same as text. */
export function Chart({ machine, snapshot }: { machine: AnyStateMachine; snapshot: AnyMachineSnapshot }) {
  const root = useMemo(() => layOut(chartOf(machine)), [machine]);
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={css.chart} aria-label="Schéma des états" tabIndex={0}>
      <svg
        className={css.drawing}
        width={root.width + 2}
        height={root.height + 2}
        viewBox={`-1 -1 ${root.width + 2} ${root.height + 2}`}
        role="img"
        aria-label={`Schéma de ${machine.id}`}
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
        <Box placed={root} active={active} />
      </svg>
    </section>
  );
}
