import type { AnyStateMachine } from "xstate";
import { statesOf, transitionsOf, waitsOf } from "../diagram/parts.ts";
import { ownGuard } from "./guards.ts";

function guardNames(guard: unknown): string[] {
  if (typeof guard === "string") return [guard];
  if (typeof guard === "function" && "guards" in guard)
    return (guard.guards as unknown[]).flatMap(guardNames);
  return typeof guard === "object" && guard !== null && "type" in guard ? [String(guard.type)] : [];
}

function delayNames(machine: AnyStateMachine): string[] {
  const actions: readonly unknown[] = [
    ...statesOf(machine).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitionsOf(machine).flatMap((transition) => transition.actions),
    ...Object.values(machine.implementations.actions),
  ];
  const raised = actions.map((action) => (action as { delay?: unknown }).delay);
  return [...waitsOf(machine).map(({ delay }) => delay), ...raised.map(String)];
}

/** Guards and delays that a machine declares and its chart never names: nothing can prove them. */
export function unusedNames(machine: AnyStateMachine): string[] {
  const guards = new Set(transitionsOf(machine).flatMap((transition) => guardNames(ownGuard(transition))));
  const delays = new Set(delayNames(machine));
  return [
    ...Object.keys(machine.implementations.guards)
      .filter((name) => !guards.has(name))
      .map((name) => `guard declared but asked by no transition: ${name}`),
    ...Object.keys(machine.implementations.delays)
      .filter((name) => !delays.has(name))
      .map((name) => `delay declared but waited for by no state: ${name}`),
  ];
}
