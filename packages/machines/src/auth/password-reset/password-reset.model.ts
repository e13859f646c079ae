import { defineModel } from "../../testing/index.ts";

export interface PasswordResetState {
  at:
    | "closed"
    | "asking"
    | "requesting"
    | "validating"
    | "unvalidated"
    | "choosing"
    | "saving"
    | "expired"
    | "invalid"
    | "changed";
  /** The server's wait is not over. */
  isWaiting: boolean;
  /** A change of password is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

const closed = ({ at }: PasswordResetState) => at === "closed";
const asking = ({ at }: PasswordResetState) => at === "asking";
const requesting = ({ at }: PasswordResetState) => at === "requesting";
const validating = ({ at }: PasswordResetState) => at === "validating";
const saving = ({ at }: PasswordResetState) => at === "saving";

/** What a person, the server and the clock can do about a forgotten password. */
export const passwordResetModel = defineModel<PasswordResetState>()({
  initial: { at: "closed", isWaiting: false, isUnanswered: false },
  steps: {
    "opens the request page": { when: closed, leads: () => ({ at: "asking" }) },
    "opens the link": { when: closed, leads: () => ({ at: "validating" }) },
    "asks for a link": {
      when: (state) => asking(state) && !state.isWaiting,
      leads: () => ({ at: "requesting" }),
    },
    "asks for a link too soon": {
      when: (state) => asking(state) && state.isWaiting,
      leads: () => ({}),
    },
    "asks again meanwhile": { when: requesting, leads: () => ({}) },
    "the link is sent": { when: requesting, leads: () => ({ at: "asking", isWaiting: true }) },
    "the server asks to wait": { when: requesting, leads: () => ({ at: "asking", isWaiting: true }) },
    "the request fails": { when: requesting, leads: () => ({ at: "asking" }) },
    "the wait ends": {
      when: (state) => asking(state) && state.isWaiting,
      leads: () => ({ isWaiting: false }),
    },
    "the request page is reloaded": {
      when: (state) => asking(state) || requesting(state),
      leads: () => ({ at: "asking" }),
    },
    "the link is valid": { when: validating, leads: () => ({ at: "choosing" }) },
    "the link is expired": { when: validating, leads: () => ({ at: "expired" }) },
    "the link is unknown": { when: validating, leads: () => ({ at: "invalid" }) },
    "the link is malformed": { when: validating, leads: () => ({ at: "invalid" }) },
    "the link cannot be checked": { when: validating, leads: () => ({ at: "unvalidated" }) },
    "tries again": { when: ({ at }) => at === "unvalidated", leads: () => ({ at: "validating" }) },
    "chooses a password": { when: ({ at }) => at === "choosing", leads: () => ({ at: "saving" }) },
    "chooses again meanwhile": { when: saving, leads: () => ({}) },
    "the password is changed": { when: saving, leads: () => ({ at: "changed" }) },
    "the password is refused": { when: saving, leads: () => ({ at: "choosing", isUnanswered: false }) },
    "the network fails": { when: saving, leads: () => ({ at: "choosing", isUnanswered: true }) },
    "the link expired meanwhile": { when: saving, leads: () => ({ at: "expired" }) },
    "the link was used meanwhile": { when: saving, leads: () => ({ at: "invalid" }) },
  },
});
