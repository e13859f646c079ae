import { assign, emit, setup } from "xstate";
import { navLayout } from "./nav-bar.layout.ts";
import type { NavBarContext, NavBarEmitted, NavBarEvent, NavBarInput } from "./nav-bar.types.ts";

const leaveMenus = { "menus.left": "closed", "page.changed": "closed" } as const;
const narrowOnly = {
  "window.resized": {
    guard: { type: "becomesDesktop", params: ({ event }: { event: { width: number } }) => event },
    target: "closed",
  },
} as const;
const signOut = { "signOut.chosen": { target: "closed", actions: "signOut" } } as const;

/**
 * The bar on top: shrinks once the page is scrolled, but on the landing page, and opens one menu at a time; « Plus » in a
 * menu opens the drawer of all places where no rail shows them. Every change of page and signing out close them. Its styles follow the width by themselves: only what is open is decided here.
 */
export function createNavBarMachine() {
  return setup({
    types: {
      context: {} as NavBarContext,
      events: {} as NavBarEvent,
      input: {} as NavBarInput,
      emitted: {} as NavBarEmitted,
      tags: {} as "shrunk" | "sideMenu" | "accountMenu" | "placesMenu" | "search",
    },
    guards: {
      isShrinking: ({ context }) => !context.isLanding && context.y > 0,
      isAtRest: ({ context }) => context.isLanding || context.y <= 0,
      isDesktop: ({ context }) => navLayout(context.width) === "desktop",
      becomesDesktop: (_, { width }: { width: number }) => navLayout(width) === "desktop",
    },
    actions: {
      keepWidth: assign({ width: (_, { width }: { width: number }) => width }),
      keepScroll: assign({ y: (_, { y }: { y: number }) => y }),
      keepPage: assign({ isLanding: (_, { isLanding }: { isLanding: boolean }) => isLanding }),
      signOut: emit({ type: "sign-out.requested" }),
    },
  }).createMachine({
    id: "nav-bar",
    context: ({ input }) => ({ ...input, y: 0 }),
    type: "parallel",
    states: {
      window: {
        on: {
          "window.resized": { actions: { type: "keepWidth", params: ({ event }) => event } },
          "page.scrolled": { actions: { type: "keepScroll", params: ({ event }) => event } },
          "page.changed": { actions: { type: "keepPage", params: ({ event }) => event } },
        },
      },
      height: {
        initial: "usual",
        states: {
          usual: { always: { guard: "isShrinking", target: "shrunk" } },
          shrunk: { tags: "shrunk", always: { guard: "isAtRest", target: "usual" } },
        },
      },
      menus: {
        initial: "closed",
        states: {
          closed: {
            on: {
              "menu.pressed": [{ guard: "isDesktop" }, { target: "side" }],
              "account.pressed": "account",
              "search.pressed": "search",
              "signOut.chosen": { actions: "signOut" },
            },
          },
          side: {
            tags: "sideMenu",
            on: {
              ...leaveMenus,
              ...signOut,
              ...narrowOnly,
              "menu.pressed": "closed",
              "places.pressed": "places",
            },
          },
          account: {
            tags: "accountMenu",
            on: {
              ...leaveMenus,
              ...signOut,
              "account.pressed": "closed",
              "places.pressed": [{ guard: "isDesktop" }, { target: "places" }],
            },
          },
          search: { tags: "search", on: { ...leaveMenus, ...signOut } },
          places: { tags: "placesMenu", on: { ...leaveMenus, ...signOut, ...narrowOnly } },
        },
      },
    },
  });
}

export type NavBarMachine = ReturnType<typeof createNavBarMachine>;
