import type { DeclaredStory } from "./read.ts";

type Story = Pick<DeclaredStory, "name" | "hasPlay">;

/** Declared states that no story shows. */
export function unshownStates(states: readonly string[], stories: readonly Story[]): string[] {
  return states.filter((state) => !stories.some(({ name }) => name === state));
}

/** Stories to look at (those that play nothing) that the component does not declare as a state. */
export function undeclaredStates(states: readonly string[], stories: readonly Story[]): string[] {
  return stories.filter(({ name, hasPlay }) => !hasPlay && !states.includes(name)).map(({ name }) => name);
}

const ofEveryField = ["isDisabled", "isReadOnly", "help", "error"];
const claim = /\b(is[A-Z]\w*)\??: boolean/g;

function fieldProps(component: string): string[] {
  const found = /extends[^{]*?\b(?:(Omit|Pick)<\s*)?FieldProps\b([^>{]*)/.exec(component);
  if (!found) return [];
  const [, how, names = ""] = found;
  const isNamed = (prop: string) => new RegExp(`["']${prop}["']`).test(names);
  if (how === "Pick") return ofEveryField.filter(isNamed);
  return ofEveryField.filter((prop) => how !== "Omit" || !isNamed(prop));
}

/**
 * Props that change a component's appearance and that no story sets: those named as a claim (`isPending`), and those that
 * every field has. Both sources are text.
 */
export function unshownProps(component: string, stories: string): string[] {
  const claims = [...component.matchAll(claim)].map(([, prop = ""]) => prop);
  const wanted = new Set([...claims, ...fieldProps(component)]);
  const isShown = (prop: string) =>
    new RegExp(`\\b${prop}\\b`).test(stories) || (prop === "isOpen" && /export const Open\b/.test(stories));
  return [...wanted].filter((prop) => !isShown(prop));
}
