import { defineModel } from "../../testing/model.ts";
import type { SanctionStatus } from "./sanction.types.ts";

export interface SanctionStory {
  status: SanctionStatus;
  isRunning: boolean;
}

const isGiven = ({ status }: SanctionStory) => status === "given";
const isAppealed = ({ status }: SanctionStory) => status === "appealed";
const isOpen = (story: SanctionStory) => isGiven(story) || isAppealed(story);
const stays = () => ({});

/** What who was sanctioned, staff and time can do to a sanction. */
export const sanctionModel = defineModel<SanctionStory>()({
  initial: { status: "given", isRunning: true },
  steps: {
    "it runs out": { when: ({ isRunning }) => isRunning, leads: () => ({ isRunning: false }) },
    "an administrator lifts it": { when: isOpen, leads: () => ({ status: "lifted", isRunning: false }) },
    "who was sanctioned appeals": { when: isGiven, leads: () => ({ status: "appealed" }) },
    "who was sanctioned appeals without reasons": { when: isGiven, leads: stays },
    "who was sanctioned appeals too late": { when: isGiven, leads: stays },
    "another person appeals": { when: isGiven, leads: stays },
    "an appeal comes at the wrong time": { when: (story) => !isGiven(story), leads: stays },
    "the appeal window ends": { when: isGiven, leads: () => ({ status: "closed" }) },
    "another one upholds": { when: isAppealed, leads: () => ({ status: "upheld" }) },
    "another one overturns": { when: isAppealed, leads: () => ({ status: "overturned", isRunning: false }) },
    "another one upholds without reasons": { when: isAppealed, leads: stays },
    "who gave it upholds": { when: isAppealed, leads: stays },
    "who was sanctioned overturns": { when: isAppealed, leads: stays },
    "whoever runs the company upholds": { when: isAppealed, leads: () => ({ status: "upheld" }) },
    "whoever runs the company upholds while others can": { when: isAppealed, leads: stays },
    "an appeal is decided of at the wrong time": { when: (story) => !isAppealed(story), leads: stays },
  },
});
