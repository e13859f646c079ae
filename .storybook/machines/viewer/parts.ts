import { statesOf, transitionsOf } from "@jobami/machines/diagram";
import type { AnyStateMachine } from "xstate";

/** A state by the path of its names: `waiting.code.ready`. */
export interface NamedState {
  id: string;
  name: string;
  isFinal: boolean;
}

/** The states of a machine but its root, in the order of its chart. */
export function statesIn(machine: AnyStateMachine): NamedState[] {
  return statesOf(machine)
    .filter(({ path }) => path.length > 0)
    .map(({ id, path, type }) => ({ id, name: path.join("."), isFinal: type === "final" }));
}

/** An event, and the states that listen to it. */
export interface HeardEvent {
  type: string;
  states: readonly NamedState[];
}

/** The events that a machine listens to, by their name. */
export function eventsIn(machine: AnyStateMachine): HeardEvent[] {
  const heard = new Map<string, Map<string, NamedState>>();
  for (const { eventType, source } of transitionsOf(machine)) {
    if (eventType === "" || eventType === "*" || eventType.startsWith("xstate.")) continue;
    const name = source.path.length === 0 ? "every state" : source.path.join(".");
    const states = heard.get(eventType) ?? new Map<string, NamedState>();
    heard.set(eventType, states.set(source.id, { id: source.id, name, isFinal: false }));
  }
  return [...heard]
    .map(([type, states]) => ({ type, states: [...states.values()] }))
    .sort((one, other) => one.type.localeCompare(other.type));
}

/** The stories of a gallery (by the text of the whole state) in which a state is entered, three at most. */
export function galleryOf(
  gallery: Readonly<Record<string, string>>,
  state: string,
): { label: string; story: string }[] {
  const names = state.split(".");
  return Object.entries(gallery)
    .filter(([label]) => {
      const entered = label.split(/[\s(),]+/);
      return names.every((name) => entered.includes(name));
    })
    .slice(0, 3)
    .map(([label, story]) => ({ label, story }));
}
