import { defineModel } from "../../testing/model.ts";
import type { ContestStatus } from "./filter-contest.types.ts";

interface ContestStory {
  status: ContestStatus;
}

const at =
  (...statuses: ContestStatus[]) =>
  ({ status }: ContestStory) =>
    statuses.includes(status);
const stays = () => ({});

/** What the author, the other side and moderators can do; refused steps lead nowhere. */
export const filterContestModel = defineModel<ContestStory>()({
  initial: { status: "none" },
  steps: {
    "the author contests": { when: at("none"), leads: () => ({ status: "open" }) },
    "the author contests what hides nothing": { when: at("none"), leads: stays },
    "the author contests again": { when: at("open", "lifted", "kept"), leads: stays },
    "the other side contests": { leads: stays },
    "a moderator lifts the filter": { when: at("open"), leads: () => ({ status: "lifted" }) },
    "a moderator keeps the filter": { when: at("open"), leads: () => ({ status: "kept" }) },
    "a moderator gives no reasons": { when: at("open"), leads: stays },
    "a moderator of the conversation decides": { when: at("open"), leads: stays },
    "a second moderator decides": { when: at("lifted", "kept"), leads: stays },
    "a moderator decides of what no one contests": { when: at("none"), leads: stays },
  },
});
