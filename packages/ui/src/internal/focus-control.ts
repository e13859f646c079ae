const focusable = "input, select, textarea, button, [tabindex]";

/** What takes the focus in a field: itself, or the first control of a group. */
export function controlOf(field: Element | null): HTMLElement | null | undefined {
  return field?.matches(focusable) ? (field as HTMLElement) : field?.querySelector<HTMLElement>(focusable);
}
