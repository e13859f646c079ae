import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

function below(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => below(child as AnyStateNode))];
}

/** All states of a machine, its root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  return below(machine.root);
}

/** All transitions of a machine, those without an event last in each state. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return statesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

/** A wait in a state: the delay's name (or its ms), and the event that states its end. */
export interface Wait {
  delay: string;
  state: AnyStateNode;
  eventType: string;
}

/** Every wait of a machine's states. */
export function waitsOf(machine: AnyStateMachine): Wait[] {
  return statesOf(machine).flatMap((state) =>
    Object.keys(state.config.after ?? {}).map((delay) => ({
      delay,
      state,
      eventType: `xstate.after.${delay}.${state.id}`,
    })),
  );
}
