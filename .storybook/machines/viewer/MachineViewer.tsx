import { stateLabel } from "@jobami/machines/diagram";
import { heading } from "@jobami/ui/styles";
import { Tabs } from "@jobami/ui/Tabs";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { Chart } from "./Chart.tsx";
import { Definitions } from "./Definitions.tsx";
import { Finder } from "./Finder.tsx";
import * as css from "./MachineViewer.css.ts";
import { PathBar } from "./PathBar.tsx";
import { PathList } from "./PathList.tsx";
import { Possible } from "./Possible.tsx";
import type { Play } from "./play.ts";
import { SourceLinks } from "./SourceLinks.tsx";
import { useWalk } from "./use-walk.ts";

function Data({ title, value }: { title: string; value: unknown }): ReactNode {
  return (
    <section className={css.group}>
      <h3 className={heading[4]}>{title}</h3>
      <div className={css.data}>{JSON.stringify(value, null, 2)}</div>
    </section>
  );
}

/**
 * Any machine, to be walked: its chart lit, what can happen next, the path so far to go back on, replay and share, its data, its rules,
 * and what of the product sends its events and shows its states.
 */
export function MachineViewer({ play, path = "" }: { play: Play; path?: string }) {
  const walking = useWalk(play, path);
  const { session, walk } = walking;
  const snapshot = useSelector(session.actor, (current) => current);
  const [pointed, setPointed] = useState<string | null>(null);
  const { machine } = session;
  return (
    <article className={css.page} lang="en">
      <header className={css.head}>
        <div className={css.standing}>
          <h2 className={heading[3]}>{machine.id}</h2>
          <p role="status">
            {stateLabel(snapshot.value)}
            {snapshot.status === "done" ? " (ended)" : ""}
            {snapshot.status === "error" ? ` (broken: ${String(snapshot.error)})` : ""}
          </p>
        </div>
        <PathBar play={play} walking={walking} />
      </header>
      <Chart machine={machine} snapshot={snapshot} pointed={pointed} />
      <div className={css.side}>
        <Tabs
          label="About the machine"
          tabs={[
            {
              id: "next",
              label: "Next",
              content: (
                <Possible play={play} session={session} snapshot={snapshot} perform={walking.perform} />
              ),
            },
            { id: "path", label: "Path", count: walk.steps.length, content: <PathList walking={walking} /> },
            {
              id: "data",
              label: "Data",
              content: (
                <div className={css.groups}>
                  <Data title="Its data now" value={snapshot.context} />
                  <Data title="What it reported" value={session.emitted} />
                </div>
              ),
            },
            {
              id: "parts",
              label: "Find",
              content: (
                <Finder
                  play={play}
                  machine={machine}
                  snapshot={snapshot}
                  pointed={pointed}
                  point={setPointed}
                  lead={walking.lead}
                />
              ),
            },
            {
              id: "rules",
              label: "Rules",
              content: <Definitions folder={play.machine} machine={machine} snapshot={snapshot} />,
            },
            { id: "sources", label: "Sources", content: <SourceLinks folder={play.machine} /> },
          ]}
        />
      </div>
    </article>
  );
}
