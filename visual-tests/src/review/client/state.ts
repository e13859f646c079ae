import type { Entry, Reviewed } from "../contents.ts";
import { byCause, byComponent, type Filters, filtered, type Group } from "../groups.ts";

/** How two pictures are laid beside each other. */
export type View = "two-up" | "overlay" | "swipe" | "difference";

/** All that the page shows. */
export interface State {
  reviewed: Reviewed;
  filters: Filters;
  grouping: "cause" | "component";
  view: View;
  isActualSize: boolean;
  hasShortcuts: boolean;
  /** Name of the picture that is looked at. */
  current: string | undefined;
  /** Names of those that a decision is taken for together. */
  chosen: Set<string>;
}

/** The state of a page that was just opened: what waits for a decision, by its causes. */
export function openedState(reviewed: Reviewed): State {
  return {
    reviewed,
    filters: { verdict: "", theme: "", width: "", component: "", decision: "" },
    grouping: "cause",
    view: "two-up",
    isActualSize: false,
    hasShortcuts: true,
    current: undefined,
    chosen: new Set(),
  };
}

/** The groups of the list, in its order. */
export function groupsOf({ reviewed, filters, grouping }: State): Group[] {
  const left = filtered(reviewed.toLookAt, filters, reviewed.decisions);
  return grouping === "cause" ? byCause(left) : byComponent(left);
}

/** The picture that is looked at. */
export function currentOf({ reviewed, current }: State): Entry | undefined {
  return reviewed.toLookAt.find(({ name }) => name === current);
}

/** What a decision would be taken for: what is chosen, or what is looked at. */
export function subjectsOf(state: State): Entry[] {
  const { reviewed, chosen, current } = state;
  return reviewed.toLookAt.filter(({ name }) => (chosen.size > 0 ? chosen.has(name) : name === current));
}
