import { stateLabel } from "@jobami/machines/diagram";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { heading, text } from "@jobami/ui/styles";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { AnyEventObject } from "xstate";
import { Chart } from "./Chart.tsx";
import { EventConsole, WaitConsole } from "./Console.tsx";
import { Definitions } from "./Definitions.tsx";
import * as css from "./MachineViewer.css.ts";
import { type PendingCall, type Play, useSimulation } from "./simulation.ts";
import { type DrawnState, stateTree } from "./state-tree.ts";

const seconds = (ms: number) =>
  new Intl.NumberFormat("fr-FR", { style: "unit", unit: "second" }).format(ms / 1000);
const waits = [100, 1_000, 3_000, 60_000, 900_000];

/** The text of an event: its type, and enough of what it carries to distinguish it from its neighbours. */
function nameOf({ type, ...rest }: AnyEventObject): string {
  const details = Object.values(rest)
    .flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : [value]))
    .filter((value) => typeof value !== "object")
    .map((value) => (value === "" ? "(vide)" : String(value)))
    .map((word) => (word.length > 24 ? `${word.slice(0, 23)}…` : word));
  return [type, ...details.slice(0, 3)].join(" · ");
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group}>
      <h3 className={heading[4]}>{title}</h3>
      {children}
    </section>
  );
}

function States({ states }: { states: readonly DrawnState[] }) {
  return (
    <ul className={css.tree}>
      {states.map(({ id, name, kind, isActive, states: inner }) => (
        <li key={id} className={css.state} data-active={isActive} data-parallel={kind === "parallel"}>
          <span className={css.name}>
            {name}
            {isActive ? <Badge tone="success">active</Badge> : null}
            {kind === "final" ? <Badge>fin</Badge> : null}
          </span>
          {inner.length > 0 ? <States states={inner} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Data({ value }: { value: unknown }) {
  return <div className={css.data}>{JSON.stringify(value, null, 2)}</div>;
}

function Events({
  events,
  can,
  send,
}: {
  events: Play["events"];
  can: (event: AnyEventObject) => boolean;
  send: (event: AnyEventObject) => void;
}) {
  return (
    <div className={css.buttons}>
      {events.map((event) => {
        return (
          <Button
            key={JSON.stringify(event)}
            variant="secondary"
            isDisabled={!can(event)}
            onClick={() => send(event)}
          >
            {nameOf(event)}
          </Button>
        );
      })}
    </div>
  );
}

function Calls({ calls, play }: { calls: readonly PendingCall[]; play: Play }) {
  if (calls.length === 0) return <p className={text.small}>Aucun appel n’attend de réponse.</p>;
  return calls.map(({ key, name, answer }) => (
    <div key={`${name}-${key}`} className={css.buttons}>
      <Badge tone="warning">{name}</Badge>
      {Object.keys(play.calls?.[name] ?? {}).map((label) => (
        <Button key={label} variant="secondary" onClick={() => answer(label)}>
          {label}
        </Button>
      ))}
    </div>
  ));
}

/** Any machine, to be played with: its chart lit, its data, its rules, and buttons for what people, the environment and time can do. */
export function MachineViewer({ play }: { play: Play }) {
  const { actor, machine, calls, emitted, elapsed, wait } = useSimulation(play);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <article className={css.page}>
      <h2 className={heading[2]}>{machine.id}</h2>
      <Chart machine={machine} snapshot={snapshot} />
      <div className={css.columns}>
        <div className={css.column}>
          <Group title="Ce qui peut arriver">
            <Events
              events={play.events}
              can={(event) => snapshot.can(event)}
              send={(event) => actor.send(event)}
            />
            <EventConsole example={play.events[0]} send={(event) => actor.send(event)} />
          </Group>
          {play.calls ? (
            <Group title="Ce qu’elle demande au monde">
              <Calls calls={calls} play={play} />
            </Group>
          ) : null}
          <Group title={`Le temps qui passe\u00a0: ${seconds(elapsed)}`}>
            <div className={css.buttons}>
              {waits.map((ms) => (
                <Button key={ms} variant="ghost" onClick={() => wait(ms)}>
                  + {seconds(ms)}
                </Button>
              ))}
            </div>
            <WaitConsole wait={wait} />
          </Group>
        </div>
        <div className={css.column}>
          <Group title="Ses états">
            <p aria-live="polite">{stateLabel(snapshot.value)}</p>
            <details>
              <summary className={css.summary}>En liste</summary>
              <States states={stateTree(machine, snapshot.value)} />
            </details>
          </Group>
          <Group title="Ses données">
            <Data value={snapshot.context} />
          </Group>
          {emitted.length > 0 ? (
            <Group title="Ce qu’elle a dit">
              <Data value={emitted} />
            </Group>
          ) : null}
        </div>
      </div>
      <Definitions folder={play.machine} machine={machine} snapshot={snapshot} />
    </article>
  );
}
