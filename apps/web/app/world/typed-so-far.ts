/** What a person already typed into a field before the page was taken over, by the field's id. */
export function typedSoFar(fieldId: string): string {
  if (typeof document === "undefined") return "";
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement ? field.value : "";
}
