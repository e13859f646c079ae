import { defineModel } from "../../testing/model.ts";

interface Change {
  isAsked: boolean;
  current: boolean;
  next: boolean;
}

const nothing: Change = { isAsked: false, current: false, next: false };
const isAsked = (change: Change) => change.isAsked;
const isNone = (change: Change) => !change.isAsked;
const stays = () => ({});

/** What can happen to a change of address: its owner and the two mailboxes; refused steps lead nowhere. */
export const emailChangeModel = defineModel<Change>()({
  initial: nothing,
  steps: {
    asks: { leads: () => ({ isAsked: true, current: false, next: false }) },
    "asks, and no mail reaches the current address": {
      leads: () => ({ isAsked: true, current: true, next: false }),
    },
    "confirms at the current address": {
      when: isAsked,
      leads: (change) => (change.next ? nothing : { current: true }),
    },
    "confirms at the next address": {
      when: isAsked,
      leads: (change) => (change.current ? nothing : { next: true }),
    },
    "confirms last, but the address was taken": {
      when: (change) => change.current !== change.next,
      leads: stays,
    },
    "confirms too late": { when: isAsked, leads: stays },
    "confirms what was not asked": { when: isNone, leads: stays },
    "refuses by a link": { when: isAsked, leads: () => nothing },
    "refuses too late": { when: isAsked, leads: stays },
    "refuses what was not asked": { when: isNone, leads: stays },
    cancels: { leads: () => nothing },
  },
});
