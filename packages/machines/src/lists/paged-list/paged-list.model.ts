import { defineModel } from "../../testing/model.ts";

/** Two pages of a list, and the first one of another filter. */
export type Place = "jardin 1" | "jardin 2" | "ménage 1";

export interface PagedListStory {
  at: "closed" | "reading" | "shown" | "failed" | "cutOff";
  asked: Place;
  shown: Place | null;
  /** Whether the first page of « jardin » was read since its filter was chosen: its second one can be asked by key. */
  isKeyed: boolean;
}

const isOpen = ({ at }: PagedListStory) => at !== "closed";
const goesTo = (asked: Place) => ({
  when: (story: PagedListStory) => isOpen(story) && story.asked !== asked,
  leads: ({ asked: before, isKeyed }: PagedListStory) => ({
    at: "reading" as const,
    asked,
    isKeyed: isKeyed && asked[0] === before[0],
  }),
});
const stays = () => ({});
const reads = () => ({ at: "reading" as const });

/** What the address, the server, the network and the person can do to a list. */
export const pagedListModel = defineModel<PagedListStory>()({
  initial: { at: "closed", asked: "jardin 1", shown: null, isKeyed: false },
  steps: {
    "opens on the first page": { when: ({ at }) => at === "closed", leads: () => ({ at: "reading" }) },
    "opens on a deep link": {
      when: ({ at }) => at === "closed",
      leads: () => ({ at: "reading", asked: "jardin 2" }),
    },
    "comes back to what is known": {
      when: ({ at }) => at === "closed",
      leads: () => ({ at: "shown", shown: "jardin 1", isKeyed: true }),
    },
    "comes back to the known end": {
      when: ({ at }) => at === "closed",
      leads: () => ({ at: "shown", asked: "jardin 2", shown: "jardin 2" }),
    },
    "goes to the first page": goesTo("jardin 1"),
    "goes to the second page": goesTo("jardin 2"),
    "chooses another filter": goesTo("ménage 1"),
    "asks for where it is": { when: isOpen, leads: stays },
    "the server answers": {
      when: isOpen,
      leads: ({ asked, isKeyed }) => ({
        at: "shown",
        shown: asked,
        isKeyed: isKeyed || asked === "jardin 1",
      }),
    },
    "the server answers what is asked no more": { when: isOpen, leads: stays },
    "the server fails": { when: isOpen, leads: () => ({ at: "failed" }) },
    "the server fails at what is asked no more": { when: isOpen, leads: stays },
    "the network is away": { when: isOpen, leads: () => ({ at: "cutOff" }) },
    "the network comes back": {
      when: isOpen,
      leads: ({ at }) => (at === "cutOff" ? { at: "reading" } : {}),
    },
    "the person tries again": { when: ({ at }) => at === "failed" || at === "cutOff", leads: reads },
  },
});
