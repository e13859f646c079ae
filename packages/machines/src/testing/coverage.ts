import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from "xstate";

/** What of a machine was run: states entered and transitions taken, by readable names. */
export interface MachineCoverage {
  machine: string;
  states: { covered: number; all: number };
  transitions: { covered: number; all: number };
  missing: readonly string[];
}

/** Collects what the actors of one machine do; other machines in the same system are left out by their id. */
export interface CoverageCollector {
  inspect(event: InspectionEvent): void;
  read(): MachineCoverage;
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode))];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function siblingsOf(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const { source, eventType } = transition;
  return source.always?.includes(transition) ? source.always : (source.transitions.get(eventType) ?? []);
}

function guardName(guard: unknown): string {
  const name = typeof guard === "object" && guard !== null && "type" in guard ? guard.type : guard;
  if (name === undefined) return "";
  return typeof name === "string" ? ` if ${name}` : " if (inline)";
}

function nameOf(transition: AnyTransitionDefinition): string {
  const targets = transition.target?.map((target) => target.id).join(", ") ?? "(stays)";
  const siblings = siblingsOf(transition);
  const rank = siblings.length > 1 ? ` #${siblings.indexOf(transition) + 1}` : "";
  const event = transition.eventType === "" ? "always" : transition.eventType;
  return `${transition.source.id} --${event}${rank}${guardName(transition.guard)}--> ${targets}`;
}

const names = new WeakMap<AnyTransitionDefinition, string>();

function knownName(transition: AnyTransitionDefinition): string {
  const known = names.get(transition) ?? nameOf(transition);
  names.set(transition, known);
  return known;
}

/** Watches a machine. States and transitions are known by name, so that `.provide` copies count as the same machine. */
export function collectCoverage(machine: AnyStateMachine): CoverageCollector {
  const nodes = nodesOf(machine.root);
  const allStates = nodes.map((node) => node.id);
  const allTransitions = [...new Set(nodes.flatMap(transitionsOf).map(nameOf))];
  const states = new Set<string>();
  const transitions = new Set<string>();

  return {
    inspect(event) {
      if (event.type !== "@xstate.snapshot" && event.type !== "@xstate.microstep") return;
      const snapshot = event.snapshot as { machine?: AnyStateMachine; _nodes?: AnyStateNode[] };
      if (snapshot.machine?.id !== machine.id) return;
      for (const node of snapshot._nodes ?? []) states.add(node.id);
      if (event.type === "@xstate.microstep")
        for (const transition of event._transitions) {
          transitions.add(knownName(transition));
          // A state that is left in the same step as it is entered shows only as the source of its transition.
          states.add(transition.source.id);
        }
    },
    read: () => ({
      machine: machine.id,
      states: { covered: allStates.filter((id) => states.has(id)).length, all: allStates.length },
      transitions: {
        covered: allTransitions.filter((name) => transitions.has(name)).length,
        all: allTransitions.length,
      },
      missing: [
        ...allStates.filter((id) => !states.has(id)).map((id) => `state ${id}`),
        ...allTransitions.filter((name) => !transitions.has(name)).map((name) => `transition ${name}`),
      ],
    }),
  };
}
