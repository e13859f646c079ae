import { defineModel } from "../../testing/model.ts";

export interface AppealStory {
  status: "open" | "decided";
  /** who handles it. */
  assignee: "nina" | "omar" | null;
}

const isOpen = ({ status }: AppealStory) => status === "open";
const isWith =
  (...those: AppealStory["assignee"][]) =>
  (story: AppealStory) =>
    isOpen(story) && those.includes(story.assignee);
const stays = () => ({});
const to = (assignee: AppealStory["assignee"]) => () => ({ assignee });
const ends = () => ({ status: "decided" }) as const;

/** What staff, the operator and administrators can do to an appeal. */
export const appealModel = defineModel<AppealStory>()({
  initial: { status: "open", assignee: null },
  steps: {
    "Nina takes it": { when: isWith(null, "nina"), leads: to("nina") },
    "Omar takes what he saw with no one": { when: isWith("nina"), leads: stays },
    "Omar takes it over from Nina": { when: isWith("nina"), leads: to("omar") },
    "Nina takes it over from Omar": { when: isWith("omar"), leads: to("nina") },
    "who has it hands it back": { when: isWith("nina", "omar"), leads: to(null) },
    "Nina hands back what no one has": { when: isWith(null), leads: stays },
    "Nina hands back what Omar has": { when: isWith("omar"), leads: stays },
    "who decided first takes it": { when: isOpen, leads: stays },
    "whom it concerns takes it": { when: isOpen, leads: stays },
    "Nina decides": { when: isWith(null, "nina"), leads: ends },
    "Nina decides of what Omar has": { when: isWith("omar"), leads: stays },
    "who decided first decides": { when: isOpen, leads: stays },
    "whom it concerns decides": { when: isOpen, leads: stays },
    "the operator decides": { when: isOpen, leads: ends },
    "the sanction is lifted": { when: isOpen, leads: ends },
    "anything comes too late": { when: (story) => !isOpen(story), leads: stays },
  },
});
