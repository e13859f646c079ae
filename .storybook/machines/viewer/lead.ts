import { waitsOf } from "@jobami/machines/diagram";
import type { AnyStateNode } from "xstate";
import { delayNow } from "./delays.ts";
import type { Step } from "./path.ts";
import type { Play } from "./play.ts";
import { type Session, sessionAfter } from "./session.ts";

/** So many paths are tried before a state counts as out of reach: a second or two. */
const mostTried = 1_500;

const activeIds = (session: Session) =>
  new Set((session.actor.getSnapshot()._nodes as AnyStateNode[]).map(({ id }) => id));

/** What can be done next: each event that it takes, each answer to a call, each wait until the next of its delays ends. */
function stepsFrom(play: Play, session: Session): Step[] {
  const snapshot = session.actor.getSnapshot();
  const active = activeIds(session);
  const lengths = waitsOf(session.machine)
    .filter(({ state }) => active.has(state.id))
    .flatMap(({ delay }) => delayNow(session.machine, snapshot, delay) ?? []);
  return [
    ...play.events.filter((event) => snapshot.can(event)).map((event): Step => ({ kind: "event", event })),
    ...session
      .pending()
      .flatMap(({ name, labels }) => labels.map((label): Step => ({ kind: "answer", call: name, label }))),
    ...[...new Set(lengths)]
      .filter((ms) => ms > 0)
      .sort((one, other) => one - other)
      .map((ms): Step => ({ kind: "wait", ms })),
  ];
}

/** Where a machine stands, for the search: two paths that end alike are one. */
function standing(session: Session): string {
  const { value, context } = session.actor.getSnapshot();
  return JSON.stringify([value, context, session.pending().map(({ name }) => name)]);
}

/**
 * The shortest path from the start to a state (its id), by the events, answers and waits that the page of the machine has; null where
 * none of those that were tried leads there.
 */
export function pathTo(play: Play, target: string): Step[] | null {
  let paths: Step[][] = [[]];
  const seen = new Set<string>();
  let tried = 0;
  while (paths.length > 0) {
    const longer: Step[][] = [];
    for (const path of paths) {
      tried += 1;
      if (tried > mostTried) return null;
      const session = sessionAfter(play, path);
      const isThere = activeIds(session).has(target);
      const next = isThere ? [] : stepsFrom(play, session);
      const place = standing(session);
      session.actor.stop();
      if (isThere) return path;
      if (seen.has(place)) continue;
      seen.add(place);
      longer.push(...next.map((step) => [...path, step]));
    }
    paths = longer;
  }
  return null;
}
