/** One way of looking at a story. */
export interface Variant {
  name: "light" | "dark" | "high-contrast" | "extra-large" | "phone" | "forced-colors";
  theme: "light" | "dark" | "high-contrast";
  /** Scale of text and buttons. */
  size: "normal" | "extra-large";
  /** Width of the window in px. */
  width: number;
  /** The system's few colours instead of the page's, as Windows calls contrast themes. */
  forcesColors?: boolean;
}

const light: Variant = { name: "light", theme: "light", size: "normal", width: 1280 };
const dark: Variant = { ...light, name: "dark", theme: "dark" };
const phone: Variant = { ...light, name: "phone", width: 390 };

/** Height of the window in px, at any width. */
export const windowHeight = 900;

/** How a component's sheet is looked at: all that its stories, one by one, are not. */
export const sheetVariants: readonly Variant[] = [
  dark,
  { ...light, name: "high-contrast", theme: "high-contrast" },
  { ...light, name: "extra-large", size: "extra-large" },
  phone,
  { ...light, name: "forced-colors", forcesColors: true },
];

/** How a picture of this name was looked at, where its story is gone: the name of the variant stands at its end. */
export function variantCalled(picture: string): Variant | undefined {
  return [light, ...sheetVariants].find(({ name }) => picture.endsWith(`.${name}`));
}

/**
 * A component has a sheet for its other variants, where nothing is played: what its play opens is looked at in every way by
 * itself; a screen is looked at in three ways, what stands only in a narrow window (tag `narrow`) in two; a workbench, which only
 * builders see, in one.
 */
export function variantsOf(id: string, tags: readonly string[] = []): readonly Variant[] {
  if (tags.includes("narrow")) return [{ ...dark, width: phone.width }, phone];
  if (tags.includes("every-look")) return [light, ...sheetVariants];
  return id.startsWith("web-") ? [light, dark, phone] : [light];
}

/** Whether the id of a story is of the design system, whose components have sheets. */
export function hasSheet(id: string): boolean {
  return id.startsWith("ui-") || id.startsWith("patterns-");
}
