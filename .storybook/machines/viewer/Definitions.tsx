import { type Definition, definitionsIn, durationsIn, waitsOf } from "@jobami/machines/diagram";
import { Badge } from "@jobami/ui/Badge";
import { heading, text } from "@jobami/ui/styles";
import { useMemo } from "react";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { delayNow } from "./delays.ts";
import * as css from "./MachineViewer.css.ts";
import { durationLabel } from "./path.ts";
import { sourcesOf } from "./sources.ts";

function Table({
  title,
  definitions,
  now,
}: {
  title: string;
  definitions: readonly Definition[];
  now?: (name: string) => { value: number | null; isRunning: boolean };
}) {
  if (definitions.length === 0) return null;
  return (
    <section className={css.group}>
      <h3 className={heading[4]}>{title}</h3>
      <div className={css.scrolling}>
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.cell} scope="col">
                Name
              </th>
              {now ? (
                <th className={css.cell} scope="col">
                  Now
                </th>
              ) : null}
              <th className={css.cell} scope="col">
                In the code
              </th>
              <th className={css.cell} scope="col">
                Requirements
              </th>
            </tr>
          </thead>
          <tbody>
            {definitions.map(({ name, text: code, sources }) => {
              const current = now?.(name);
              return (
                <tr key={name}>
                  <th className={css.cell} scope="row">
                    {name} {current?.isRunning ? <Badge tone="success">running</Badge> : null}
                  </th>
                  {current ? (
                    <td className={css.figure}>
                      {current.value === null ? "by the event" : durationLabel(current.value)}
                    </td>
                  ) : null}
                  <td className={css.code}>{code}</td>
                  <td className={css.cell}>{sources.length === 0 ? "none" : sources.join(", ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The rules of a machine as its code states them: guards, delays with their value now, durations, and the requirements they keep. */
export function Definitions({
  folder,
  machine,
  snapshot,
}: {
  /** Where its code is, in packages/machines/src. */
  folder: string;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
}) {
  const { guards, delays, durations } = useMemo(() => {
    const sources = sourcesOf(folder);
    return {
      guards: definitionsIn(sources, "guards"),
      delays: definitionsIn(sources, "delays"),
      durations: durationsIn(sources),
    };
  }, [folder]);
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const running = new Set(
    waitsOf(machine)
      .filter(({ state }) => active.has(state.id))
      .map(({ delay }) => delay),
  );
  return (
    <div className={css.groups}>
      <Table
        title="Its waits"
        definitions={delays}
        now={(name) => ({ value: delayNow(machine, snapshot, name), isRunning: running.has(name) })}
      />
      <Table title="Its durations" definitions={durations} />
      <Table title="Its guards" definitions={guards} />
      {[...guards, ...delays, ...durations].length === 0 ? (
        <p className={text.small}>It has no guard and no wait.</p>
      ) : null}
    </div>
  );
}
