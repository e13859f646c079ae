import type { TicketStatus } from "@jobami/api/support/routes";
import { defineModel } from "../../testing/model.ts";

export interface TicketStory {
  status: TicketStatus;
}

const isIn =
  (...statuses: TicketStatus[]) =>
  ({ status }: TicketStory) =>
    statuses.includes(status);
const isNot = (status: TicketStatus) => (story: TicketStory) => story.status !== status;
const stays = () => ({});
const to = (status: TicketStatus) => () => ({ status });

/** What whoever asked, staff, another person and time can do to a ticket; refused steps lead nowhere. */
export const ticketModel = defineModel<TicketStory>()({
  initial: { status: "new" },
  steps: {
    "whoever asked adds something": { when: isIn("new", "open"), leads: stays },
    "whoever asked answers": { when: isIn("answered"), leads: to("open") },
    "whoever asked goes on with what is over": { when: isIn("resolved"), leads: to("open") },
    "whoever asked goes on too late": { when: isIn("resolved"), leads: stays },
    "staff answers": { leads: to("answered") },
    "staff notes something": { leads: stays },
    "whoever asked changes it": { when: isIn("new"), leads: stays },
    "whoever asked changes what was answered": { when: isNot("new"), leads: stays },
    "whoever asked ends it": { when: isNot("resolved"), leads: to("resolved") },
    "staff ends it": { when: isNot("resolved"), leads: to("resolved") },
    "either ends what is over": { when: isIn("resolved"), leads: stays },
    "time ends it": { when: isIn("answered"), leads: to("resolved") },
    "time ends what does not wait for whoever asked": { when: isNot("answered"), leads: stays },
    "a stranger does it all": { leads: stays },
    "whoever asked does what is staff’s": { leads: stays },
    "staff does what is whoever asked's": { leads: stays },
  },
});
