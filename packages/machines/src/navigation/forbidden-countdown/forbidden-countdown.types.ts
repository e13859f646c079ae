import type { Navigation } from "../../boundary/emitted.ts";

export interface ForbiddenCountdownInput {
  /** The sign-in page, as a path with its query. */
  to: string;
}

export interface ForbiddenCountdownContext extends ForbiddenCountdownInput {
  /** When the page is left, in ms since 1970. */
  endsAt: number;
  /** Whole seconds that are left, as they are shown. */
  secondsLeft: number;
}

export type ForbiddenCountdownEvent =
  /** The person wants to stay and read. */
  | { type: "stay.chosen" }
  /** The focus came upon the page's buttons, or left them. */
  | { type: "buttons.focused" }
  | { type: "buttons.left" };

export type ForbiddenCountdownEmitted = Navigation;
