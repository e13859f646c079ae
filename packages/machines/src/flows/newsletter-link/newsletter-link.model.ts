import { defineModel } from "../../testing/index.ts";

export interface FollowedLink {
  at: "closed" | "following" | "done" | "expired" | "invalid" | "failed";
}

const at = (place: FollowedLink["at"]) => (state: FollowedLink) => state.at === place;

/** What a reader and the server can do to a link of a newsletter mail. */
export const newsletterLinkModel = defineModel<FollowedLink>()({
  initial: { at: "closed" },
  steps: {
    "opens the link": { when: at("closed"), leads: () => ({ at: "following" }) },
    "opens a link without its token": { when: at("closed"), leads: () => ({ at: "invalid" }) },
    "the server agrees": { when: at("following"), leads: () => ({ at: "done" }) },
    "the link is expired": { when: at("following"), leads: () => ({ at: "expired" }) },
    "the link is unknown": { when: at("following"), leads: () => ({ at: "invalid" }) },
    "the link is damaged": { when: at("following"), leads: () => ({ at: "invalid" }) },
    "nothing comes back": { when: at("following"), leads: () => ({ at: "failed" }) },
    "tries again": { when: at("failed"), leads: () => ({ at: "following" }) },
  },
});
