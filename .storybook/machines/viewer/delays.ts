import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";

/** What a delay is now, in ms; nothing when it needs an event that has not come. */
export function delayNow(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  name: string,
): number | null {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === "number") return delay;
  if (/^\d+$/.test(name)) return Number(name);
  try {
    const value: unknown =
      typeof delay === "function"
        ? delay({ context: snapshot.context, event: { type: "" } }, undefined)
        : null;
    return typeof value === "number" ? value : null;
  } catch {
    return null;
  }
}
