type Child = Node | string | undefined;

/** Makes an element with its properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** A select with its label. */
export function makeSelect(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  onChange: (value: string) => void,
): HTMLLabelElement {
  const select = make(
    "select",
    {},
    ...options.map(([one, text]) =>
      make("option", { value: one, textContent: text, selected: one === value }),
    ),
  );
  select.onchange = () => onChange(select.value);
  return make("label", {}, `${label} `, select);
}

/** « 1 image », « 2 images ». */
export const countOf = (count: number, one: string): string =>
  `${count}\u00a0${count > 1 ? one.replace(/(?=$| )/g, "s") : one}`;
