/** One way of looking at a story. */
export interface Variant {
  name: "light" | "dark" | "phone";
  theme: "light" | "dark";
  width: number;
}

const light: Variant = { name: "light", theme: "light", width: 1280 };
const dark: Variant = { name: "dark", theme: "dark", width: 1280 };
const phone: Variant = { name: "phone", theme: "light", width: 390 };

/** Height of the window in px, at any width. */
export const windowHeight = 900;

/** What a visitor sees is looked at in three ways; the machines' workbench, which only builders see, in one. */
export function variantsOf(title: string): readonly Variant[] {
  return title.startsWith("machines/") ? [light] : [light, dark, phone];
}
