import type { AnyStateMachine, AnyStateNode, StateValue } from "xstate";

/** A state as the viewer draws it. */
export interface DrawnState {
  id: string;
  name: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  isActive: boolean;
  states: DrawnState[];
}

function draw(node: AnyStateNode, value: StateValue | undefined): DrawnState[] {
  return Object.values(node.states).map((child) => {
    const isActive = value === child.key || (typeof value === "object" && child.key in value);
    const inner = typeof value === "object" ? value[child.key] : undefined;
    return { id: child.id, name: child.key, kind: child.type, isActive, states: draw(child, inner) };
  });
}

/** The states of a machine as a tree, those of a state value lit. */
export function stateTree(machine: AnyStateMachine, value: StateValue): DrawnState[] {
  return draw(machine.root, value);
}
