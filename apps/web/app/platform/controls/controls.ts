/** The main part of the page. */
export function mainOf(): HTMLElement {
  return document.querySelector("main") ?? document.body;
}

/** Whether an element can be seen and is there for assistive technologies. */
export function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest("[aria-hidden=true],[inert]") === null
  );
}

/** What a person is before: the dialog that was opened last, else the page. */
export function scene(): HTMLElement {
  const dialogs = [
    ...document.querySelectorAll<HTMLElement>("[role=dialog],[role=alertdialog],dialog[open]"),
  ];
  return dialogs.findLast(isShown) ?? mainOf();
}

/** A text in one line. */
export function plainText(text: string | null | undefined): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

/** The text of the elements that an attribute names. */
export function textOfIds(ids: string | null): string {
  return plainText(
    (ids ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

/** The name of a control, as assistive technologies give it, near enough to be read out. */
export function nameOf(element: Element): string {
  const labelled =
    textOfIds(element.getAttribute("aria-labelledby")) || plainText(element.getAttribute("aria-label"));
  if (labelled !== "") return labelled;
  const isField = element.matches("input,select,textarea");
  const labels = isField ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const own = isField ? labels.map((label) => label.textContent).join(" ") : element.textContent;
  return (
    plainText(own) ||
    plainText(element.getAttribute("title")) ||
    plainText(element.getAttribute("placeholder"))
  );
}

const kinds = {
  buttons: "button,[role=button],input[type=submit]",
  links: "a[href]",
  choices:
    "[role=tab],[role=switch],[role=radio],[role=checkbox],input[type=checkbox],input[type=radio],summary",
  fields: "input:not([type=hidden]):not([type=submit]),select,textarea,[role=combobox]",
} as const;

export type ControlKind = keyof typeof kinds;

/** The controls of a kind that can be seen and used where a person is. */
export function controls(kind: ControlKind): HTMLElement[] {
  return [...scene().querySelectorAll<HTMLElement>(kinds[kind])].filter(
    (element) => isShown(element) && !element.matches(":disabled"),
  );
}

/** What can be pressed, in the order of its kinds. */
export function pressable(): HTMLElement[] {
  return (["buttons", "choices", "links"] as const).flatMap(controls);
}
