import type { AnyTransitionDefinition, StateValue } from "xstate";

export type Guard = NonNullable<AnyTransitionDefinition["guard"]>;

/** The text of a guard: its name and the literals it is asked with; « (inline) » when it has no name, nothing without a guard. */
export function guardLabel(guard: Guard | undefined): string {
  if (guard === undefined) return "";
  if (typeof guard === "string") return guard;
  if (typeof guard === "function" || !("type" in guard)) return "(inline)";
  const params =
    "params" in guard && typeof guard.params === "object" ? Object.values(guard.params ?? {}) : [];
  return params.length === 0 ? String(guard.type) : `${guard.type}(${params.join(", ")})`;
}

/** What makes a transition happen, as a reader states it: the event, the answer of a call, the end of a wait, or « always ». */
export function triggerLabel({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === "") return "always";
  if (eventType.startsWith("xstate.done.state.")) return "all done";
  const after = /^xstate\.after\.(.+)$/.exec(eventType)?.[1];
  if (after !== undefined) return `after ${after.replace(`.${source.id}`, "")}`;
  const call = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  if (call === undefined) return eventType;
  const name = typeof call.src === "string" ? call.src : call.id;
  return eventType.startsWith("xstate.done.") ? `${name} done` : `${name} failed`;
}

/** A transition in one line: what triggers it and its guard. */
export function transitionLabel(transition: AnyTransitionDefinition): string {
  const guard = guardLabel(transition.guard);
  return guard === "" ? triggerLabel(transition) : `${triggerLabel(transition)} [${guard}]`;
}

/** A state value in a line: `waiting (code ready, resend coolingDown)`. */
export function stateLabel(value: StateValue): string {
  if (typeof value === "string") return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      if (inner === undefined) return name;
      return typeof inner === "string" ? `${name} ${inner}` : `${name} (${stateLabel(inner)})`;
    })
    .join(", ");
}
