import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { heading, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import type { AnyMachineSnapshot } from "xstate";
import { EventConsole, WaitConsole } from "./Console.tsx";
import * as css from "./MachineViewer.css.ts";
import { durationLabel, eventLabel, type Step } from "./path.ts";
import type { Play } from "./play.ts";
import type { Session } from "./session.ts";

const waits = [100, 1_000, 3_000, 60_000, 900_000];

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={css.group}>
      <h3 className={heading[4]}>{title}</h3>
      {children}
    </section>
  );
}

function Calls({ session, perform }: { session: Session; perform: (step: Step) => void }): ReactNode {
  const calls = session.pending();
  if (calls.length === 0) return <p className={text.small}>No call waits for an answer.</p>;
  return calls.map(({ name, labels }, index) => (
    <fieldset key={`${name}-${index}`} className={css.buttons} aria-label={`Answers to ${name}`}>
      <Badge tone="warning">{name}</Badge>
      {labels.map((label) => (
        <Button
          key={label}
          size="small"
          variant="secondary"
          onClick={() => perform({ kind: "answer", call: name, label })}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  ));
}

/** What can happen to the machine: events, answers to its calls, time. */
export function Possible({
  play,
  session,
  snapshot,
  perform,
}: {
  play: Play;
  session: Session;
  snapshot: AnyMachineSnapshot;
  perform: (step: Step) => void;
}): ReactNode {
  return (
    <div className={css.groups}>
      <Group title="What can happen">
        <div className={css.buttons}>
          {play.events.map((event) => (
            <Button
              key={JSON.stringify(event)}
              size="small"
              variant="secondary"
              isDisabled={!snapshot.can(event)}
              onClick={() => perform({ kind: "event", event })}
            >
              {eventLabel(event)}
            </Button>
          ))}
        </div>
      </Group>
      {play.calls ? (
        <Group title="What it asks for">
          <Calls session={session} perform={perform} />
        </Group>
      ) : null}
      <Group title={`Time: ${durationLabel(session.elapsed())}`}>
        <div className={css.buttons}>
          {waits.map((ms) => (
            <Button key={ms} size="small" variant="ghost" onClick={() => perform({ kind: "wait", ms })}>
              + {durationLabel(ms)}
            </Button>
          ))}
        </div>
        <WaitConsole wait={(ms) => perform({ kind: "wait", ms })} />
      </Group>
      <EventConsole example={play.events[0]} send={(event) => perform({ kind: "event", event })} />
    </div>
  );
}
