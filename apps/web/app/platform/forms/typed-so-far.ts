type Typed = HTMLInputElement | HTMLTextAreaElement;

function inputOf(id: string): Typed | null {
  return typeof document === "undefined"
    ? null
    : document.querySelector<Typed>(`:is(input, textarea)#${CSS.escape(id)}`);
}

/** What `earlyFormScript` remembers: text and ticks by the field's id. */
const remembered = (id: string) =>
  (globalThis as { typedEarly?: Record<string, string | boolean> }).typedEarly?.[id];

/** What a person already typed into a field before the page was taken over, by the field's id. */
export function typedSoFar(fieldId: string): string {
  return inputOf(fieldId)?.value || String(remembered(fieldId) ?? "");
}

/** Whether a person already ticked a box before the page was taken over, by the box's id. */
export function tickedSoFar(boxId: string): boolean {
  const box = inputOf(boxId) as HTMLInputElement | null;
  return box?.checked || remembered(boxId) === true;
}

/** What a person already chose among radio buttons before the page was taken over, by their name. */
export function chosenSoFar(name: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"]:checked`)?.value ?? "";
}
