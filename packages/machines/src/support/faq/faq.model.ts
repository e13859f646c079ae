import { defineModel } from "../../testing/index.ts";

export interface HelpSection {
  screen: "unopened" | "wide" | "edge" | "narrow";
  /** Eight questions in all, seven with the search, two of the category. */
  filter: "none" | "search" | "category";
  page: 0 | 1;
  showsAll: boolean;
  /** The first shown question is open; where they stand in rows the second is too. */
  isOpen: boolean;
  isFading: boolean;
  /** What was asked of the page, lately. */
  scrolled: "nowhere" | "accordion" | "question";
}

const isThere = ({ screen }: HelpSection) => screen !== "unopened";
const isQuiet = (state: HelpSection) => isThere(state) && !state.isFading && !state.isOpen;
const hasPages = (state: HelpSection) => isThere(state) && state.filter !== "category" && !state.showsAll;
const afresh = { page: 0, isOpen: false, scrolled: "nowhere" } as const;
const open = (screen: HelpSection["screen"]) => ({
  when: (state: HelpSection) => !isThere(state),
  leads: () => ({ screen }),
});

/** What a visitor and the clock can do to the help section. */
export const faqModel = defineModel<HelpSection>()({
  initial: {
    screen: "unopened",
    filter: "none",
    page: 0,
    showsAll: false,
    isOpen: false,
    isFading: false,
    scrolled: "nowhere",
  },
  steps: {
    "opens it on a wide screen": open("wide"),
    "opens it at 768 px": open("edge"),
    "opens it at 767 px": open("narrow"),
    "chooses a category": {
      when: (state) => isQuiet(state) && state.filter !== "category",
      leads: () => ({ ...afresh, filter: "category", showsAll: false }),
    },
    "chooses all categories": {
      when: (state) => isQuiet(state) && state.filter === "category",
      leads: () => ({ ...afresh, filter: "none" }),
    },
    searches: {
      when: (state) => isQuiet(state) && state.filter === "none",
      leads: () => ({ ...afresh, filter: "search" }),
    },
    "clears the search": {
      when: (state) => isQuiet(state) && state.filter === "search",
      leads: () => ({ ...afresh, filter: "none", showsAll: false }),
    },
    "turns to the next page": {
      when: (state) => hasPages(state) && state.page === 0,
      leads: () => ({ page: 1, isOpen: false, isFading: true, scrolled: "nowhere" }),
    },
    "turns to the page before": {
      when: (state) => hasPages(state) && state.page === 1,
      leads: () => ({ page: 0, isOpen: false, isFading: true, scrolled: "nowhere" }),
    },
    "asks for a page that is not there": { when: isQuiet, leads: () => ({}) },
    "300 ms pass": {
      when: ({ isFading }) => isFading,
      leads: ({ screen, scrolled }) => ({
        isFading: false,
        scrolled: screen === "wide" ? scrolled : "accordion",
      }),
    },
    "shows all or less": {
      when: (state) => isQuiet(state) && state.filter !== "category" && state.page === 0,
      leads: ({ showsAll }) => ({ ...afresh, showsAll: !showsAll }),
    },
    "opens or closes the first question": {
      when: isThere,
      leads: ({ screen, isOpen, scrolled }) => ({
        isOpen: !isOpen,
        scrolled: screen === "narrow" && !isOpen ? "question" : scrolled,
      }),
    },
    "follows a link to the last question": {
      when: isQuiet,
      leads: () => ({ filter: "none", page: 1, showsAll: false, isOpen: true, scrolled: "question" }),
    },
    "follows a link to nothing": { when: isQuiet, leads: () => ({}) },
    "turns the screen": {
      when: (state) => isQuiet(state) && state.screen === "wide",
      leads: () => ({ screen: "narrow" }),
    },
  },
});
