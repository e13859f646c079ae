import { defineModel } from "../../testing/model.ts";
import type { ReportStatus } from "./content-report.types.ts";

export interface ReportStory {
  status: ReportStatus;
  isRemoved: boolean;
}

const isReported = ({ status }: ReportStory) => status === "reported";
const isDecided = ({ status }: ReportStory) =>
  status === "kept" || status === "removed" || status === "restored";
const isAppealed = ({ status }: ReportStory) => status === "appealed";
const stays = () => ({});

/** What moderators, the author, the reporter and time can do to a report. */
export const contentReportModel = defineModel<ReportStory>()({
  initial: { status: "reported", isRemoved: false },
  steps: {
    "a moderator removes the content": {
      when: isReported,
      leads: () => ({ status: "removed", isRemoved: true }),
    },
    "a moderator keeps the content": { when: isReported, leads: () => ({ status: "kept" }) },
    "a moderator decides without reasons": { when: isReported, leads: stays },
    "the author decides": { when: isReported, leads: stays },
    "a moderator takes the removal back": {
      when: ({ status }) => status === "removed",
      leads: () => ({ status: "restored", isRemoved: false }),
    },
    "a moderator takes the removal back without reasons": {
      when: ({ status }) => status === "removed",
      leads: stays,
    },
    "the author takes the removal back": { when: ({ status }) => status === "removed", leads: stays },
    "a removal that is not there is taken back": {
      when: ({ status }) => status !== "removed",
      leads: stays,
    },
    "who lost appeals": { when: isDecided, leads: () => ({ status: "appealed" }) },
    "who lost appeals without reasons": { when: isDecided, leads: stays },
    "who lost appeals too late": { when: isDecided, leads: stays },
    "who won appeals": { when: isDecided, leads: stays },
    "the appeal window ends": { when: isDecided, leads: () => ({ status: "closed" }) },
    "another moderator upholds": { when: isAppealed, leads: () => ({ status: "closed" }) },
    "another moderator overturns": {
      when: isAppealed,
      leads: ({ isRemoved }) => ({ status: "closed", isRemoved: !isRemoved }),
    },
    "whoever runs the company upholds": { when: isAppealed, leads: () => ({ status: "closed" }) },
    "whoever runs the company upholds while others can": { when: isAppealed, leads: stays },
    "another moderator upholds without reasons": { when: isAppealed, leads: stays },
    "the same moderator upholds": { when: isAppealed, leads: stays },
    "the reporter upholds": { when: isAppealed, leads: stays },
    "a moderator decides at the wrong time": { when: (story) => !isReported(story), leads: stays },
    "an appeal comes at the wrong time": { when: (story) => !isDecided(story), leads: stays },
  },
});
