import { defineModel } from "../../testing/index.ts";

export interface CookieQuestion {
  at: "banner" | "preferences" | "nothing";
  /** Ticked in the panel. */
  analytics: boolean;
  marketing: boolean;
  /** What the cookie holds: no cookie, or the consents as they were written. */
  cookie: "none" | "closed" | "neither" | "analytics" | "marketing" | "both";
}

const isBanner = ({ at }: CookieQuestion) => at === "banner";
const isPanel = ({ at }: CookieQuestion) => at === "preferences";
const written = ({ analytics, marketing }: CookieQuestion) =>
  analytics ? (marketing ? "both" : "analytics") : marketing ? "marketing" : "neither";

/** What a visitor, another script and a reload can do to the question about cookies. */
export const cookieConsentModel = defineModel<CookieQuestion>()({
  initial: { at: "banner", analytics: false, marketing: false, cookie: "none" },
  steps: {
    customises: {
      when: isBanner,
      leads: () => ({ at: "preferences", analytics: false, marketing: false }),
    },
    "changes analytics": { when: isPanel, leads: ({ analytics }) => ({ analytics: !analytics }) },
    "changes marketing": { when: isPanel, leads: ({ marketing }) => ({ marketing: !marketing }) },
    cancels: { when: isPanel, leads: () => ({ at: "banner", analytics: false, marketing: false }) },
    saves: {
      when: isPanel,
      leads: (state) => ({ at: "nothing", cookie: written(state), analytics: false, marketing: false }),
    },
    "accepts all": { when: isBanner, leads: () => ({ at: "nothing", cookie: "both" }) },
    "refuses all": { when: isBanner, leads: () => ({ at: "nothing", cookie: "neither" }) },
    "closes the banner": { when: isBanner, leads: () => ({ at: "nothing", cookie: "closed" }) },
    "resets the cookies": {
      leads: () => ({ at: "banner", cookie: "none", analytics: false, marketing: false }),
    },
    "answers in another tab": {
      leads: () => ({ at: "nothing", cookie: "both", analytics: false, marketing: false }),
    },
    "comes back to a page": {
      when: ({ at }) => at === "nothing",
      leads: () => ({}),
    },
  },
});
