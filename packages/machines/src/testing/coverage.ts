import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from "xstate";
import { guardLabel } from "../diagram/labels.ts";
import { statesOf, transitionsOf, waitsOf } from "../diagram/parts.ts";
import { unusedNames } from "./declared.ts";
import { listenToGuards, ownGuard } from "./guards.ts";
import { createOutages } from "./outage-coverage.ts";

/** How much of something was run. */
export interface Share {
  covered: number;
  all: number;
}

/**
 * What of a machine was run, by readable names: states entered, transitions taken, guards that answered both yes and no wherever
 * they are asked, delays that elapsed.
 */
export interface MachineCoverage {
  machine: string;
  states: Share;
  transitions: Share;
  guards: Share;
  delays: Share;
  missing: readonly string[];
}

/** Collects what the actors of one machine do; other machines in the same system are left out by their id. */
export interface CoverageCollector {
  inspect(event: InspectionEvent): void;
  /** Listens to the guards of a machine about to be played. */
  watch(machine: AnyStateMachine): void;
  read(): MachineCoverage;
}

function siblingsOf(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const { source, eventType } = transition;
  return source.always?.includes(transition) ? source.always : (source.transitions.get(eventType) ?? []);
}

function rankOf(transition: AnyTransitionDefinition): string {
  const siblings = siblingsOf(transition);
  return siblings.length > 1 ? ` #${siblings.indexOf(transition) + 1}` : "";
}

const eventOf = ({ eventType }: AnyTransitionDefinition) => (eventType === "" ? "always" : eventType);

function nameOf(transition: AnyTransitionDefinition): string {
  const targets = transition.target?.map((target) => target.id).join(", ") ?? "(stays)";
  const label = guardLabel(ownGuard(transition));
  const guard = label === "" ? "" : ` if ${label}`;
  return `${transition.source.id} --${eventOf(transition)}${rankOf(transition)}${guard}--> ${targets}`;
}

function guardNameOf(transition: AnyTransitionDefinition): string {
  return `${guardLabel(ownGuard(transition))} in ${transition.source.id} on ${eventOf(transition)}${rankOf(transition)}`;
}

type Name = (transition: AnyTransitionDefinition) => string;

function remembered(name: Name): Name {
  const key = Symbol(name.name);
  return (transition) => {
    const marked = transition as AnyTransitionDefinition & { [key]?: string };
    marked[key] ??= name(transition);
    return marked[key];
  };
}

const transitionName = remembered(nameOf);
const guardName = remembered(guardNameOf);

const shareOf = (all: readonly string[], covered: ReadonlySet<string>): Share => ({
  covered: all.filter((name) => covered.has(name)).length,
  all: all.length,
});

/** Watches a machine. Everything is known by name, so that `.provide` copies count as the same machine. */
export function collectCoverage(machine: AnyStateMachine): CoverageCollector {
  const defined = transitionsOf(machine);
  const guarded = defined.filter((transition) => transition.guard !== undefined);
  const all = {
    states: statesOf(machine).map(({ id }) => id),
    transitions: [...new Set(defined.map(transitionName))],
    guards: [...new Set(guarded.map(guardName))],
    delays: waitsOf(machine).map(({ eventType }) => eventType),
  };
  const states = new Set<string>();
  const transitions = new Set<string>();
  const delays = new Set<string>();
  const yes = new Set<string>();
  const no = new Set<string>();
  const heard = (transition: AnyTransitionDefinition, answer: boolean) =>
    (answer ? yes : no).add(guardName(transition));
  const unused = unusedNames(machine);
  const outages = createOutages(machine);

  return {
    inspect(event) {
      if (event.type !== "@xstate.snapshot" && event.type !== "@xstate.microstep") return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      if (snapshot.machine?.id !== machine.id) return;
      outages.note(event.event);
      for (const node of snapshot._nodes ?? []) states.add(node.id);
      if (event.event.type.startsWith("xstate.after.")) delays.add(event.event.type);
      if (event.type === "@xstate.microstep")
        for (const transition of event._transitions) {
          transitions.add(transitionName(transition));
          // A state that is left in the same step as it is entered shows only as the source of its transition.
          states.add(transition.source.id);
        }
    },
    watch(played) {
      if (played.id === machine.id) listenToGuards(played, heard);
    },
    read: () => ({
      machine: machine.id,
      states: shareOf(all.states, states),
      transitions: shareOf(all.transitions, transitions),
      guards: shareOf(all.guards, new Set([...yes].filter((name) => no.has(name)))),
      delays: shareOf(all.delays, delays),
      missing: [
        ...all.states.filter((id) => !states.has(id)).map((id) => `state ${id}`),
        ...all.transitions.filter((name) => !transitions.has(name)).map((name) => `transition ${name}`),
        ...all.guards.filter((name) => !yes.has(name)).map((name) => `guard never true: ${name}`),
        ...all.guards.filter((name) => !no.has(name)).map((name) => `guard never false: ${name}`),
        ...all.delays.filter((name) => !delays.has(name)).map((name) => `delay never elapsed: ${name}`),
        ...outages.missing(),
        ...unused,
      ],
    }),
  };
}
