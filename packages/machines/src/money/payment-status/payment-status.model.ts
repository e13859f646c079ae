import { defineModel } from "../../testing/model.ts";

/** A payment of two parts in Jobi, seen by the client. */
export interface PaymentStatusStory {
  at: "idle" | "confirming" | "recording" | "unsent" | "checking";
  /** Parts that the server counts, and that the page knows of. */
  paid: number;
  seen: number;
  /** The order under way counts already, and its answer was lost. */
  isCounted: boolean;
  problem: "AMOUNT_TOO_HIGH" | "FORBIDDEN" | "NETWORK" | null;
}

const parts = 2;
const at =
  (...places: PaymentStatusStory["at"][]) =>
  (story: PaymentStatusStory) =>
    places.includes(story.at);
const counts = ({ paid, isCounted }: PaymentStatusStory) => isCounted || paid < parts;
const after = ({ paid, isCounted }: PaymentStatusStory) => (isCounted ? paid : paid + 1);

/** What both sides, the server and the network can do. */
export const paymentStatusModel = defineModel<PaymentStatusStory>()({
  initial: { at: "idle", paid: 0, seen: 0, isCounted: false, problem: null },
  steps: {
    "the client enters a part": {
      when: (story) => at("idle")(story) && story.seen < parts,
      leads: () => ({ at: "confirming", problem: null }),
    },
    "the client enters more than is open": {
      when: at("idle"),
      leads: () => ({ problem: "AMOUNT_TOO_HIGH" }),
    },
    "the client confirms": { when: at("confirming"), leads: () => ({ at: "recording", problem: null }) },
    "the client leaves it": {
      when: at("confirming", "unsent"),
      leads: (story) => ({ at: story.at === "unsent" ? "checking" : "idle" }),
    },
    "the client sends it again": {
      when: at("unsent"),
      leads: () => ({ at: "recording", problem: null }),
    },
    "the server counts it": {
      when: (story) => at("recording")(story) && counts(story),
      leads: (story) => ({ at: "idle", paid: after(story), seen: after(story), isCounted: false }),
    },
    "the server counts it and the answer is lost": {
      when: (story) => at("recording")(story) && counts(story),
      leads: (story) => ({ at: "unsent", paid: after(story), isCounted: true, problem: "NETWORK" }),
    },
    "the call is lost": {
      when: at("recording"),
      leads: () => ({ at: "unsent", problem: "NETWORK" }),
    },
    "the server refuses it": {
      when: (story) => at("recording")(story) && !story.isCounted,
      leads: () => ({ at: "idle", problem: "FORBIDDEN" }),
    },
    "the server reports how it stands": {
      when: at("checking"),
      leads: ({ paid }) => ({ at: "idle", seen: paid, isCounted: false, problem: null }),
    },
    "the server does not state how it stands": { when: at("checking"), leads: () => ({ at: "unsent" }) },
    "another page of the client sends a part": {
      when: ({ paid }) => paid < parts,
      leads: ({ paid, at: place }) => ({
        paid: paid + 1,
        seen: paid + 1,
        ...(place === "confirming" && paid + 1 === parts
          ? { at: "idle" as const, problem: "AMOUNT_TOO_HIGH" as const }
          : {}),
      }),
    },
    "the jobbeur gives a part back": {
      when: ({ paid }) => paid > 0,
      leads: ({ paid }) => ({ paid: paid - 1, seen: paid - 1 }),
    },
    "an old word comes late": { leads: () => ({}) },
  },
});
