import type { AnyStateMachine } from "xstate";
import { statesOf, transitionsOf, waitsOf } from "../diagram/parts.ts";
import { ownGuard } from "./guards.ts";

function guardNames(guard: unknown): string[] {
  if (typeof guard === "string") return [guard];
  if (typeof guard === "function" && "guards" in guard)
    return (guard.guards as unknown[]).flatMap(guardNames);
  return typeof guard === "object" && guard !== null && "type" in guard ? [String(guard.type)] : [];
}

function actionsOf(machine: AnyStateMachine): unknown[] {
  return [
    ...statesOf(machine).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitionsOf(machine).flatMap((transition) => transition.actions),
  ];
}

function actionNames(machine: AnyStateMachine): string[] {
  return actionsOf(machine)
    .map((action) => (typeof action === "string" ? action : (action as { type?: unknown }).type))
    .filter((name): name is string => typeof name === "string" && !name.startsWith("xstate."));
}

function delayNames(machine: AnyStateMachine): string[] {
  const actions = [...actionsOf(machine), ...Object.values(machine.implementations.actions)];
  const raised = actions.map((action) => (action as { delay?: unknown }).delay);
  return [...waitsOf(machine).map(({ delay }) => delay), ...raised.map(String)];
}

/** Guards and delays that a machine declares and its chart never names, which nothing can prove, and actions that it names and never declares. */
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
    ...[...new Set(actionNames(machine))]
      .filter((name) => !(name in machine.implementations.actions))
      .map((name) => `action named but not declared: ${name}`),
  ];
}
