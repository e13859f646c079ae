import { defineModel } from "../../testing/model.ts";

export interface NavBarState {
  isDesktop: boolean;
  isLanding: boolean;
  isScrolled: boolean;
  menu: "side" | "account" | "places" | "search" | null;
}

/** What a person, their window and the session can do to the bar. */
export const navBarModel = defineModel<NavBarState>()({
  initial: { isDesktop: false, isLanding: false, isScrolled: false, menu: null },
  steps: {
    "scrolls down": { leads: () => ({ isScrolled: true }) },
    "comes back to the top": { leads: () => ({ isScrolled: false }) },
    "makes the window wide": {
      leads: ({ menu }) => ({ isDesktop: true, menu: menu === "account" || menu === "search" ? menu : null }),
    },
    "makes the window narrow": { leads: () => ({ isDesktop: false }) },
    "goes to the landing page": { leads: () => ({ isLanding: true, menu: null }) },
    "goes to another page": { leads: () => ({ isLanding: false, menu: null }) },
    "presses the menu": {
      when: ({ menu }) => menu === null || menu === "side",
      leads: ({ menu, isDesktop }) => ({ menu: menu === "side" || isDesktop ? null : "side" }),
    },
    "presses the account": {
      when: ({ menu }) => menu === null || menu === "account",
      leads: ({ menu }) => ({ menu: menu === "account" ? null : "account" }),
    },
    "asks for all places": {
      when: ({ menu }) => menu === "side" || menu === "account",
      leads: ({ menu, isDesktop }) => ({ menu: isDesktop ? menu : "places" }),
    },
    "presses the search": { when: ({ menu }) => menu === null, leads: () => ({ menu: "search" }) },
    "leaves the menus": { when: ({ menu }) => menu !== null, leads: () => ({ menu: null }) },
    "signs out": { leads: () => ({ menu: null }) },
  },
});
