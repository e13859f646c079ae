import { wiring } from "virtual:machine-wiring";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { SearchField } from "@jobami/ui/SearchField";
import { heading, link, text } from "@jobami/ui/styles";
import { type ReactNode, useState } from "react";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { pathTo } from "./lead.ts";
import * as css from "./MachineViewer.css.ts";
import { eventsIn, galleryOf, type HeardEvent, type NamedState, statesIn } from "./parts.ts";
import type { Step } from "./path.ts";
import type { Play } from "./play.ts";

interface Found {
  states: readonly NamedState[];
  events: readonly HeardEvent[];
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

function find(machine: AnyStateMachine, typed: string): Found {
  const wanted = typed.trim().toLowerCase();
  const has = (name: string) => name.toLowerCase().includes(wanted);
  return {
    states: statesIn(machine).filter(({ name }) => has(name)),
    events: eventsIn(machine).filter(({ type }) => has(type)),
  };
}

function Senders({ files }: { files: readonly string[] }): ReactNode {
  if (files.length === 0) return <p className={text.small}>Sent by the machine itself.</p>;
  return (
    <ul className={css.list}>
      {files.map((file) => (
        <li key={file} className={css.code}>
          {file}
        </li>
      ))}
    </ul>
  );
}

/** Its states and events, searched: where each is in the chart, a path that leads there, what shows it and what sends it. */
export function Finder({
  play,
  machine,
  snapshot,
  pointed,
  point,
  lead,
}: {
  play: Play;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The state that the chart points at, by its id. */
  pointed: string | null;
  point: (state: string | null) => void;
  lead: (steps: readonly Step[]) => void;
}): ReactNode {
  const [typed, setTyped] = useState("");
  const [unreached, setUnreached] = useState<string | null>(null);
  const { states, events } = find(machine, typed);
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const { senders = {}, gallery = {} } = wiring[play.machine] ?? {};
  function go({ id }: NamedState): void {
    const steps = pathTo(play, id);
    setUnreached(steps === null ? id : null);
    point(id);
    if (steps !== null) lead(steps);
  }
  return (
    <div className={css.groups}>
      <SearchField
        label="Find a state or an event"
        clearLabel="Clear the search"
        value={typed}
        onChange={setTyped}
      />
      <p className={text.small} role="status">
        {counted(states.length, "state")}, {counted(events.length, "event")}
      </p>
      {states.length > 0 ? (
        <section className={css.group}>
          <h3 className={heading[4]}>States</h3>
          <ul className={css.parts}>
            {states.map((state) => (
              <li key={state.id} className={css.part}>
                <span className={css.name}>
                  {state.name}
                  {active.has(state.id) ? <Badge tone="success">now</Badge> : null}
                  {state.isFinal ? <Badge>end</Badge> : null}
                </span>
                <span className={css.buttons}>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-pressed={pointed === state.id}
                    onClick={() => point(pointed === state.id ? null : state.id)}
                  >
                    Show in the chart
                  </Button>
                  <Button size="small" variant="ghost" onClick={() => go(state)}>
                    Lead there
                  </Button>
                </span>
                {unreached === state.id ? (
                  <p className={text.small} role="status">
                    No path of these events, answers and waits was found. Send it an event of your own.
                  </p>
                ) : null}
                {galleryOf(gallery, state.name).map(({ label, story }) => (
                  <a
                    key={story}
                    className={`${link} ${css.count}`}
                    href={`./?path=/story/${story}`}
                    target="_top"
                  >
                    What people see: {label}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {events.length > 0 ? (
        <section className={css.group}>
          <h3 className={heading[4]}>Events</h3>
          <ul className={css.parts}>
            {events.map(({ type, states: heardIn }) => (
              <li key={type} className={css.part}>
                <span className={css.name}>
                  {type}
                  {heardIn.some(({ id }) => active.has(id)) ? <Badge tone="success">heard now</Badge> : null}
                </span>
                <p className={text.small}>Heard in {heardIn.map(({ name }) => name).join(", ")}</p>
                <Senders files={senders[type] ?? []} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
