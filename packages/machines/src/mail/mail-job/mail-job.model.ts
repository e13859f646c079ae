import { defineModel } from "../../testing/model.ts";
import type { MailStatus } from "./mail-job.types.ts";

/** `isDue`: the time of who hands it over, or the pause, is up. */
export interface MailStory {
  status: MailStatus;
  tries: number;
  isDue: boolean;
}

const most = 12;
const isIn =
  (...statuses: MailStatus[]) =>
  ({ status }: MailStory) =>
    statuses.includes(status);
const isFree = (story: MailStory) =>
  isIn("queued")(story) || (isIn("sending", "failed")(story) && story.isDue);
const isWorn = ({ status, tries }: MailStory) => status === "sending" && tries === most;
const stays = () => ({});
const ends = (status: MailStatus) => () => ({ status, isDue: false });

/** What workers, the mail server and time can do to a mail. */
export const mailJobModel = defineModel<MailStory>()({
  initial: { status: "queued", tries: 0, isDue: false },
  steps: {
    "a worker takes it": {
      when: (story) => isFree(story) && !isWorn(story),
      leads: ({ tries }) => ({ status: "sending", tries: tries + 1, isDue: false }),
    },
    "a worker comes too early": {
      when: (story) => isIn("sending", "failed")(story) && !story.isDue,
      leads: stays,
    },
    "the wait ends": {
      when: (story) => isIn("sending", "failed")(story) && !story.isDue,
      leads: () => ({ isDue: true }),
    },
    "a worker comes after the last one died": {
      when: (story) => isFree(story) && isWorn(story),
      leads: ends("dead"),
    },
    "a worker comes when it is of no use": { when: isFree, leads: ends("cancelled") },
    "the mail server takes it": {
      when: (story) => isIn("sending", "failed", "dead", "cancelled")(story) && story.tries > 0,
      leads: ends("sent"),
    },
    "the mail server is away": {
      when: isIn("sending"),
      leads: ({ tries }) => ({ status: tries === most ? "dead" : "failed", isDue: false }),
    },
    "the mail server refuses it for good": { when: isIn("sending"), leads: ends("dead") },
    "the mail server refuses what it does not hold": { when: isIn("queued", "failed"), leads: stays },
    "the staff does not wait": { when: isIn("failed"), leads: () => ({ isDue: true }) },
    "the staff abandons it": { when: isIn("queued", "failed"), leads: ends("cancelled") },
    "the staff comes while it is handed over": { when: isIn("sending"), leads: stays },
    "the staff comes when all is over": { when: isIn("sent", "dead", "cancelled"), leads: stays },
    "a worker comes when all is over": { when: isIn("sent", "dead", "cancelled"), leads: stays },
  },
});
