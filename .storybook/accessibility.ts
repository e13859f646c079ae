import { exemptRules } from "./exceptions.ts";

/** WCAG 2.2 AA and axe's best practice, as an error for every story. */
export const accessibilityChecks = {
  test: "error",
  options: {
    runOnly: {
      type: "tag",
      values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
  },
} as const;

interface Running {
  id: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Fails a story that weakens the checks by itself; takes away the rules that the list of exceptions names for it. */
export function assertAccessibilityChecks({ id, parameters, globals }: Running): void {
  const { config: applied, ...own } = parameters.a11y as { config?: unknown };
  const isManual = (globals.a11y as { manual?: boolean } | undefined)?.manual === true;
  if (isManual || JSON.stringify(own) !== JSON.stringify(accessibilityChecks))
    throw new Error(
      `${id} changes the accessibility checks: exceptions live in .storybook/exceptions.ts only.`,
    );
  const rules = exemptRules(id).map((rule) => ({ id: rule, enabled: false }));
  if (applied !== undefined && JSON.stringify(applied) !== JSON.stringify({ rules }))
    throw new Error(`${id} configures axe: exceptions live in .storybook/exceptions.ts only.`);
  if (rules.length > 0) parameters.a11y = { ...accessibilityChecks, config: { rules } };
}
