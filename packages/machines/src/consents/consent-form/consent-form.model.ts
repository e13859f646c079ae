import { defineModel } from "../../testing/index.ts";

export interface ConsentState {
  at: "closed" | "reading" | "ready" | "sending" | "revoking";
  isTicked: boolean;
  isNamed: boolean;
  /** A consent is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

const closed = ({ at }: ConsentState) => at === "closed";
const reading = ({ at }: ConsentState) => at === "reading";
const ready = ({ at }: ConsentState) => at === "ready";
const sending = ({ at }: ConsentState) => at === "sending";
const revoking = ({ at }: ConsentState) => at === "revoking";
const isOpen = ({ at }: ConsentState) => at === "reading" || at === "ready" || at === "sending";
const stays = () => ({});
const shut = { at: "closed", isUnanswered: false } as const;

/** What a person and the server can do about a consent. */
export const consentFlowModel = defineModel<ConsentState>()({
  initial: { at: "closed", isTicked: false, isNamed: true, isUnanswered: false },
  steps: {
    "the modal is asked for": {
      when: closed,
      leads: () => ({ at: "reading", isTicked: false, isNamed: true }),
    },
    "the profile is read": { when: reading, leads: () => ({ at: "ready" }) },
    "the profile has no name": { when: reading, leads: () => ({ at: "ready", isNamed: false }) },
    "the profile cannot be read": { when: reading, leads: () => ({ at: "ready" }) },
    "ticks the box": {
      when: (s) => (reading(s) || ready(s)) && !s.isTicked,
      leads: () => ({ isTicked: true }),
    },
    "unticks the box": { when: (s) => ready(s) && s.isTicked, leads: () => ({ isTicked: false }) },
    "confirms without a name": { when: (s) => ready(s) && !s.isNamed, leads: stays },
    "confirms without a tick": { when: (s) => ready(s) && s.isNamed && !s.isTicked, leads: stays },
    confirms: { when: (s) => ready(s) && s.isNamed && s.isTicked, leads: () => ({ at: "sending" }) },
    "confirms again meanwhile": { when: sending, leads: stays },
    "the consent is stored": { when: sending, leads: () => shut },
    "the consent is refused": { when: sending, leads: () => ({ at: "ready", isUnanswered: false }) },
    "the network fails": { when: sending, leads: () => ({ at: "ready", isUnanswered: true }) },
    "closes the modal": { when: (s) => reading(s) || ready(s), leads: () => shut },
    "closes it while it is sent": { when: sending, leads: stays },
    "the modal is forced to close": { when: isOpen, leads: () => shut },
    "takes the consent back": { when: closed, leads: () => ({ at: "revoking" }) },
    "the consent is taken back": { when: revoking, leads: () => shut },
    "the consent cannot be taken back": { when: revoking, leads: () => shut },
  },
});
