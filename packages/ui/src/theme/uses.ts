import type { font, layer, radius } from "./scales.ts";
import type { ColorToken } from "./themes.ts";

/** What each colour is for: the sentence of the page of tokens, and the description in their exports. */
export const colorUses: Readonly<Record<ColorToken, string>> = {
  page: "Behind everything.",
  surface: "Cards, fields, rows: what stands on the page.",
  raised: "Menus, dialogs, toasts: what floats over it.",
  sunken: "Wells, code, what lies below the page.",
  line: "Hairlines of boxes and between rows.",
  lineStrong: "Hairlines that have to be seen: a table’s head, a key.",
  lineField: "The edge of a field or a box to tick: 3:1 at least.",
  text: "Headings and text.",
  textSoft: "Text that accompanies: leads, details.",
  textFaint: "Captions and dates, the weakest text there is.",
  primary: "The main action of a view, links, what is chosen.",
  primaryHover: "The main action under the pointer.",
  onPrimary: "Text and icons on primary.",
  primarySoft: "The ground of what is chosen or current.",
  onPrimarySoft: "Text and icons on primarySoft.",
  accent: "One thing a view, such as « Urgent »; not an action.",
  onAccent: "Text and icons on accent.",
  accentSoft: "The ground of what the accent marks.",
  onAccentSoft: "Text and icons on accentSoft.",
  focus: "The ring around what has the keyboard.",
  success: "Text and icons of what went well.",
  successSoft: "The ground of a success.",
  onSuccessSoft: "Text and icons on successSoft.",
  warning: "Text and icons of what needs attention.",
  warningSoft: "The ground of a warning.",
  onWarningSoft: "Text and icons on warningSoft.",
  danger: "Errors, and actions that destroy.",
  dangerHover: "An action that destroys, under the pointer.",
  onDanger: "Text and icons on danger.",
  dangerSoft: "The ground of an error.",
  onDangerSoft: "Text and icons on dangerSoft.",
  info: "Text and icons of what is good to know.",
  infoSoft: "The ground of an information.",
  onInfoSoft: "Text and icons on infoSoft.",
  jobi: "The currency Jobi, and nothing else.",
  onJobi: "Text and icons on jobi.",
  jobiSoft: "The ground of an amount in Jobi.",
  onJobiSoft: "Text and icons on jobiSoft.",
  avatar: "The disc of a person without a photo.",
  onAvatar: "Initials on avatar.",
  scrim: "Over the page behind a dialog, and over what is cut off a picture.",
};

/** What each size of text is for. */
export const sizeUses: Readonly<Record<keyof typeof font.size, string>> = {
  tiny: "Counts in a badge; not sentences.",
  label: "Labels above groups, heads of tables.",
  small: "Captions, help below a field.",
  body: "Text.",
  lead: "The sentence under a title.",
  h4: "Heads of parts.",
  h3: "Titles of cards and sections.",
  h2: "Titles of parts of a page.",
  h1: "The title of a page.",
  display: "The one idea of a page.",
};

/** What each weight is for. */
export const weightUses: Readonly<Record<keyof typeof font.weight, string>> = {
  regular: "Text.",
  semibold: "Labels, names, buttons.",
  bold: "Headings.",
  heavy: "The one idea of a page.",
};

/** What each corner is for. */
export const radiusUses: Readonly<Record<keyof typeof radius, string>> = {
  small: "Keys, code, ticks.",
  control: "Buttons and fields.",
  box: "Rows, banners, menus.",
  card: "Cards.",
  sheet: "Dialogs and drawers.",
  pill: "Badges and switches.",
};

/** What each duration is for. */
export const durationUses = {
  fast: "What appears or changes colour under the pointer.",
  base: "What opens, folds or moves by its own length.",
  slow: "What crosses the page: a drawer, a dialog.",
} as const;

/** What each shadow is for. */
export const elevationUses = {
  low: "What lies just above the page: a sticky bar.",
  high: "What floats over everything: a menu, a dialog.",
} as const;

/** What stands on each layer. */
export const layerUses: Readonly<Record<keyof typeof layer, string>> = {
  sticky: "Heads that stay while their list scrolls.",
  bar: "The bars on top and at the bottom.",
  menu: "Menus, lists of choices, tooltips.",
  dialog: "Dialogs and drawers.",
  toast: "Passing notices.",
  skipLink: "Links to skip to the content.",
};
