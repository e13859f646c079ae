import { defineModel } from "../../testing/index.ts";

export interface Invitation {
  at: "unopened" | "hidden" | "afterLoad" | "afterEvent" | "shown" | "leaving" | "closing" | "closed";
  isWelcome: boolean;
}

const at =
  (...places: Invitation["at"][]) =>
  (state: Invitation) =>
    places.includes(state.at);
const isOpen = ({ at: place }: Invitation) => !["unopened", "closing", "closed"].includes(place);

/** What a visitor, the cookies and the clock can do to the invitation to sign up. */
export const signUpBannerModel = defineModel<Invitation>()({
  initial: { at: "unopened", isWelcome: false },
  steps: {
    "a visitor opens the page": { when: at("unopened"), leads: () => ({ at: "afterLoad", isWelcome: true }) },
    "a signed-in person opens the page": {
      when: at("unopened"),
      leads: () => ({ at: "hidden", isWelcome: false }),
    },
    "1,5 s pass": { when: at("afterLoad"), leads: () => ({ at: "shown" }) },
    "0,8 s pass": { when: at("afterEvent"), leads: () => ({ at: "shown" }) },
    "0,4 s pass": {
      when: at("leaving", "closing"),
      leads: (state) => {
        if (state.at === "closing") return { at: "closed" };
        return { at: state.isWelcome ? "afterEvent" : "hidden" };
      },
    },
    "the banner becomes welcome": {
      when: (state) => isOpen(state) && !state.isWelcome,
      leads: (state) => ({ isWelcome: true, at: state.at === "hidden" ? "afterEvent" : state.at }),
    },
    "the banner becomes unwelcome": {
      when: (state) => isOpen(state) && state.isWelcome,
      leads: (state) => ({
        isWelcome: false,
        at: state.at === "shown" || state.at === "leaving" ? "leaving" : "hidden",
      }),
    },
    "the visitor closes it": { when: at("shown"), leads: () => ({ at: "closing" }) },
  },
});
