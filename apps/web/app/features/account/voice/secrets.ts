const always = [
  "type=password",
  "autocomplete~=current-password",
  "autocomplete~=new-password",
  "autocomplete~=one-time-code",
];
const secretFields = always.map((attribute) => `input[${attribute}]`).join(",");

/** Fields that were masked once: the eye beside a password makes plain text of it. */
const unmasked = new WeakSet<Element>();

/** The attribute of a field that states whether it is masked; who watches the page hands in its changes. */
export const maskingAttribute = "type";

/** Notes that a field is no longer what it was. */
export function noteUnmasked(field: Element, formerType: string | null): void {
  if (formerType === "password") unmasked.add(field);
}

/** Whether what is typed here is for no one’s ears: a password, shown or not, or a code that opens an account. */
export function isSecret(element: Element): boolean {
  return element.matches(secretFields) || unmasked.has(element);
}

function filledSecrets(): HTMLInputElement[] {
  return [...document.querySelectorAll("input")].filter((field) => field.value !== "" && isSecret(field));
}

/** Shorter than any password: taking it out would tear holes into other text. */
const shortestSecret = 4;

/** A text without what stands in the secret fields of the page. */
export function withoutSecrets(text: string): string {
  const secrets = filledSecrets().map(({ value }) => value);
  return secrets
    .filter(({ length }) => length >= shortestSecret)
    .reduce((rest, secret) => rest.replaceAll(secret, ""), text);
}

/** Whether a text is what is selected in a secret field, which keeps its selection while the focus is elsewhere. */
function isSelectedIn({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): boolean {
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0) === text;
}

const masked = /^[•●]+$/;

/** What is selected on the page; nothing of a secret field, where browsers count what was typed as selected text. */
export function selectedText(): string {
  const text = String(document.getSelection() ?? "");
  const isTyped = masked.test(text) || filledSecrets().some((field) => isSelectedIn(field, text));
  return isTyped ? "" : withoutSecrets(text);
}
