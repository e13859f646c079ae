import type { DisputeSide } from "@jobami/api/disputes/routes";
import { defineModel } from "../../testing/model.ts";
import type { DisputeStatus } from "./dispute.types.ts";

export interface DisputeStory {
  status: DisputeStatus;
  openers: readonly DisputeSide[];
  /** Who has an offer on the table. */
  offered: Record<DisputeSide, boolean>;
}

type When = (story: DisputeStory) => boolean;

const isIn =
  (...statuses: DisputeStatus[]): When =>
  ({ status }) =>
    statuses.includes(status);
const isTalked = isIn("opened", "discussed");
const both =
  (...all: When[]): When =>
  (story) =>
    all.every((one) => one(story));
const not =
  (one: When): When =>
  (story) =>
    !one(story);
const opener =
  (side: DisputeSide): When =>
  ({ openers }) =>
    openers.at(-1) === side;
const hasOpened =
  (side: DisputeSide): When =>
  ({ openers }) =>
    openers.includes(side);
const offers =
  (side: DisputeSide): When =>
  ({ offered }) =>
    offered[side];
const mayOpen = isIn("none", "withdrawn");
const stays = () => ({});
const to = (status: DisputeStatus) => () => ({ status });

const opens = (side: DisputeSide) => ({
  when: both(mayOpen, not(hasOpened(side))),
  leads: ({ openers }: DisputeStory) => ({
    status: "opened" as const,
    openers: [...openers, side],
    offered: { client: false, jobbeur: false },
  }),
});
const speaks = (side: DisputeSide) => ({
  when: isTalked,
  leads: (story: DisputeStory) => (opener(side)(story) ? {} : { status: "discussed" as const }),
});
const offersOnce = (side: DisputeSide) => ({
  when: isTalked,
  leads: (story: DisputeStory) => ({
    ...speaks(side).leads(story),
    offered: { ...story.offered, [side]: true },
  }),
});
const accepts = (of: DisputeSide) => ({ when: both(isTalked, offers(of)), leads: to("settled") });
const withdraws = (side: DisputeSide) => ({ when: both(isTalked, opener(side)), leads: to("withdrawn") });

/** What both sides, another person, staff and time can do to a dispute; refused steps lead nowhere. */
export const disputeModel = defineModel<DisputeStory>()({
  initial: { status: "none", openers: [], offered: { client: false, jobbeur: false } },
  steps: {
    "the client opens one": opens("client"),
    "the jobbeur opens one": opens("jobbeur"),
    "the client opens another one": { when: both(mayOpen, hasOpened("client")), leads: stays },
    "one is opened out of time": { when: both(mayOpen, not(hasOpened("client"))), leads: stays },
    "one is opened beside another": { when: not(mayOpen), leads: stays },
    "the client speaks": speaks("client"),
    "the jobbeur speaks": speaks("jobbeur"),
    "the client offers": offersOnce("client"),
    "the jobbeur offers": offersOnce("jobbeur"),
    "the jobbeur asks for more than was agreed": { when: isTalked, leads: stays },
    "the client accepts": accepts("jobbeur"),
    "the jobbeur accepts": accepts("client"),
    "the client accepts what is not offered": { when: isTalked, leads: stays },
    "the client withdraws": withdraws("client"),
    "the jobbeur withdraws": withdraws("jobbeur"),
    "who did not open it withdraws it": { when: isTalked, leads: stays },
    "staff decides": { when: isIn("discussed"), leads: to("decided") },
    "staff decides before the other side spoke": { when: isIn("opened"), leads: stays },
    "staff decides for who is silent": { when: isIn("opened"), leads: to("decided") },
    "staff gives more than was agreed": { when: isTalked, leads: stays },
    "one of the sides decides": { when: isTalked, leads: stays },
    "the client appeals": { when: isIn("decided"), leads: to("appealed") },
    "the jobbeur appeals": { when: isIn("decided"), leads: to("appealed") },
    "the appeal window ends": { when: isIn("decided"), leads: to("final") },
    "another person decides of the appeal": { when: isIn("appealed"), leads: to("final") },
    "who decided decides of the appeal": { when: isIn("appealed"), leads: stays },
    "who decided decides of the appeal, for want of others": { when: isIn("appealed"), leads: to("final") },
    "one of the sides decides of the appeal": { when: isIn("appealed"), leads: stays },
    "the appeal gives more than was agreed": { when: isIn("appealed"), leads: stays },
    "a stranger does it all": { leads: stays },
    "both sides act at the wrong time": { when: not(isTalked), leads: stays },
    "staff acts at the wrong time": { leads: stays },
  },
});
