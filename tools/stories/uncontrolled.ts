/**
 * How a prop is changed on the page of its component. The last four cannot be: what is called, what is code, what points to an element,
 * and what holds one of these.
 */
export type ControlKind =
  | "text"
  | "day"
  | "time"
  | "number"
  | "switch"
  | "choice"
  | "icon"
  | "data"
  | "handler"
  | "function"
  | "ref"
  | "composed";

/** Kinds that have no control, each with why. */
export const uncontrolled: Partial<Record<ControlKind, string>> = {
  handler: "It is called: the panel of actions shows with what.",
  function: "It is code.",
  ref: "It points to an element.",
  composed: "It holds functions, which no text can state.",
};
