import { defineModel } from "../../testing/index.ts";
import type { DeletionStep } from "./account-deletion-link.types.ts";

export interface OpenedLink {
  at:
    | "closed"
    | "looking"
    | "committed"
    | "confirmable"
    | "confirming"
    | "proving"
    | "erasing"
    | "moved"
    | "failed"
    | "expired"
    | "invalid"
    | "erased";
  step: DeletionStep;
  hasProblem: boolean;
  /** A last step is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

const at =
  (...places: readonly OpenedLink["at"][]) =>
  (state: OpenedLink) =>
    places.includes(state.at);
const goes = (place: OpenedLink["at"]) => () => ({ at: place });
const calls = at("looking", "confirming", "erasing");

/** What the reader of the mail and the server can do to the link of a deletion. */
export const accountDeletionLinkModel = defineModel<OpenedLink>()({
  initial: { at: "closed", step: "confirm", hasProblem: false, isUnanswered: false },
  steps: {
    "opens the link": { when: at("closed"), leads: goes("looking") },
    "opens the last page": { when: at("closed"), leads: () => ({ at: "looking", step: "final" }) },
    "opens a link without its token": { when: at("closed"), leads: goes("invalid") },
    "it waits for a confirmation": {
      when: at("looking"),
      leads: ({ step }) => ({ at: step === "confirm" ? "confirmable" : "moved" }),
    },
    "it is confirmed already": {
      when: at("looking"),
      leads: ({ step }) => ({ at: step === "final" ? "proving" : "moved" }),
    },
    "there is work under way": { when: at("looking"), leads: goes("committed") },
    "tries again": { when: at("committed", "failed"), leads: goes("looking") },
    agrees: { when: at("confirmable"), leads: goes("confirming") },
    "the server takes note": { when: at("confirming"), leads: goes("moved") },
    "gives the password": { when: at("proving"), leads: () => ({ at: "erasing", hasProblem: false }) },
    "types on": { when: at("proving"), leads: () => ({ hasProblem: false }) },
    "the account is erased": { when: at("erasing"), leads: goes("erased") },
    "the password is wrong": {
      when: at("erasing"),
      leads: () => ({ at: "proving", hasProblem: true, isUnanswered: false }),
    },
    "a mission began meanwhile": {
      when: at("erasing"),
      leads: () => ({ at: "looking", isUnanswered: false }),
    },
    "the link is expired": { when: calls, leads: goes("expired") },
    "the link is unknown": { when: calls, leads: goes("invalid") },
    "the link is damaged": { when: at("looking"), leads: goes("invalid") },
    "nothing comes back": {
      when: calls,
      leads: ({ at: place }) =>
        place === "erasing" ? { at: "proving", hasProblem: true, isUnanswered: true } : { at: "failed" },
    },
    "sends again meanwhile": { when: at("confirming", "erasing"), leads: () => ({}) },
  },
});
