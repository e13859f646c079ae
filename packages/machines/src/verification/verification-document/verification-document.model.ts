import { defineModel } from "../../testing/model.ts";
import type { VerificationDocumentStatus } from "./verification-document.types.ts";

type State = { status: VerificationDocumentStatus };

const stays = () => ({});
const isOpen = ({ status }: State) => status === "submitted" || status === "reviewing";
const isIn = (status: VerificationDocumentStatus) => (state: State) => state.status === status;

/** What staff, time and its owner can do to a document; refused steps lead nowhere. */
export const verificationDocumentModel = defineModel<State>()({
  initial: { status: "submitted" },
  steps: {
    "staff takes it": { when: isIn("submitted"), leads: () => ({ status: "reviewing" }) },
    "staff accepts it": { when: isOpen, leads: () => ({ status: "accepted" }) },
    "staff accepts it after its last day": { when: isOpen, leads: stays },
    "staff accepts it unseen": { when: isOpen, leads: stays },
    "staff accepts it unchecked": { when: isOpen, leads: stays },
    "staff refuses it": { when: isOpen, leads: () => ({ status: "refused" }) },
    "staff decides again": { when: (state) => !isOpen(state), leads: stays },
    "staff takes its acceptance back": { when: isIn("accepted"), leads: () => ({ status: "revoked" }) },
    "staff asks for it again": { when: isIn("accepted"), leads: () => ({ status: "requested" }) },
    "staff takes back what is not accepted": { when: (state) => !isIn("accepted")(state), leads: stays },
    "its last day passes": { when: isIn("accepted"), leads: () => ({ status: "expired" }) },
    "its last day passes undecided": { when: (state) => !isIn("accepted")(state), leads: stays },
    "another takes its place": {
      when: (state) => !isIn("replaced")(state),
      leads: () => ({ status: "replaced" }),
    },
  },
});
