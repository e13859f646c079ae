import type { ReactNode } from "react";

/** One command of a menu. */
export interface MenuCommand {
  id: string;
  label: string;
  /** A second, fainter line. */
  description?: string | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  /** It destroys something; it is confirmed afterwards. */
  isDanger?: boolean | undefined;
  /** It leads to an address: the item is a link. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}

/** Commands under a common heading, or choices of which some are ticked. */
export interface MenuGroup {
  label: string;
  /** The heading is only read, not seen. */
  isLabelHidden?: boolean | undefined;
  items: readonly MenuCommand[];
  /** Makes the items choices: `single` like radio buttons, `multiple` like checkboxes. */
  choice?: { mode: "single" | "multiple"; chosen: readonly string[]; onChange: (ids: string[]) => void };
}

export type MenuEntry = MenuCommand | MenuGroup;
