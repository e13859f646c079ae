import { defineModel } from "../../testing/model.ts";

export interface DropdownState {
  at: "closed" | "loading" | "ready" | "refreshing";
  /** Lines shown, of the two that are unread. */
  items: number;
  /** Lines that were closed or followed since it was opened. */
  handled: number;
  /** Lines that wait to be marked as read, the one under way first. */
  marks: number;
}

const isOpen = ({ at }: DropdownState) => at !== "closed";
const isReading = ({ at }: DropdownState) => at === "loading" || at === "refreshing";
const hasItems = (state: DropdownState) => isOpen(state) && state.items > 0;
const less = (count: number) => Math.max(0, count - 1);
const more = (count: number) => Math.min(2, count + 1);
const taken = ({ items, handled, marks }: DropdownState) => ({
  items: less(items),
  handled: handled + 1,
  marks: more(marks),
});
const hasHandled = (state: DropdownState) => isOpen(state) && state.handled > 0;

/** What a person, the server and the live channel can do to the panel under the bell. Two lines are unread at first. */
export const dropdownModel = defineModel<DropdownState>()({
  initial: { at: "closed", items: 0, handled: 0, marks: 0 },
  steps: {
    "presses the bell": {
      when: ({ at, marks }) => at === "closed" && marks < 2,
      leads: () => ({ at: "loading", items: 0, handled: 0 }),
    },
    "presses the bell again": { when: isOpen, leads: () => ({ at: "closed" }) },
    "presses outside": { when: isOpen, leads: () => ({ at: "closed" }) },
    "the server answers": {
      when: ({ at }) => at === "loading",
      leads: ({ marks }) => ({ at: "ready", items: marks === 0 ? 2 : marks === 1 ? 1 : 0 }),
    },
    "the server answers with something older": {
      when: ({ at }) => at === "refreshing",
      leads: () => ({ at: "ready" }),
    },
    "the server does not answer": { when: isReading, leads: () => ({ at: "ready" }) },
    "follows a line": { when: hasItems, leads: (state) => ({ at: "closed", ...taken(state) }) },
    "closes a line": { when: hasItems, leads: taken },
    "closes a line that it closed already": { when: hasHandled, leads: () => ({}) },
    "follows a line that it closed already": { when: hasHandled, leads: () => ({}) },
    "the line is marked": { when: ({ marks }) => marks > 0, leads: ({ marks }) => ({ marks: less(marks) }) },
    "the line cannot be marked": {
      when: ({ marks }) => marks > 0,
      leads: ({ marks }) => ({ marks: less(marks) }),
    },
    "the channel states something": {
      when: isOpen,
      leads: ({ at }) => ({ at: at === "ready" ? "refreshing" : at }),
    },
    "drags an edge": { when: isOpen, leads: () => ({}) },
    "turns the phone": { leads: () => ({}) },
  },
});
