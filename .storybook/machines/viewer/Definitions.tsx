import { type Definition, definitionsIn, durationsIn, waitsOf } from "@jobami/machines/diagram";
import { Badge } from "@jobami/ui/Badge";
import { heading } from "@jobami/ui/styles";
import { useMemo } from "react";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import * as css from "./MachineViewer.css.ts";
import { sourcesOf } from "./sources.ts";

const number = new Intl.NumberFormat("fr-FR");

/** What a delay is now, in ms; nothing when it needs an event that has not come. */
function valueNow(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, name: string): number | null {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === "number") return delay;
  try {
    const value: unknown =
      typeof delay === "function"
        ? delay({ context: snapshot.context, event: { type: "" } }, undefined)
        : null;
    return typeof value === "number" ? value : null;
  } catch {
    return null;
  }
}

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
                Nom
              </th>
              {now ? (
                <th className={css.cell} scope="col">
                  Vaut maintenant
                </th>
              ) : null}
              <th className={css.cell} scope="col">
                Dans le code
              </th>
              <th className={css.cell} scope="col">
                Exigences
              </th>
            </tr>
          </thead>
          <tbody>
            {definitions.map(({ name, text, sources }) => {
              const current = now?.(name);
              return (
                <tr key={name}>
                  <th className={css.cell} scope="row">
                    {name} {current?.isRunning ? <Badge tone="success">en cours</Badge> : null}
                  </th>
                  {current ? (
                    <td className={css.cell}>
                      {current.value === null
                        ? "selon l’événement"
                        : `${number.format(current.value)}\u00a0ms`}
                    </td>
                  ) : null}
                  <td className={css.code}>{text}</td>
                  <td className={css.cell}>{sources.length === 0 ? "aucune" : sources.join(", ")}</td>
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
    <>
      <Table
        title="Ses attentes"
        definitions={delays}
        now={(name) => ({ value: valueNow(machine, snapshot, name), isRunning: running.has(name) })}
      />
      <Table title="Ses durées" definitions={durations} />
      <Table title="Ses conditions" definitions={guards} />
    </>
  );
}
