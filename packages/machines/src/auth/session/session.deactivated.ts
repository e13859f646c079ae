import { addressee, noAddressee, type SessionSetup } from "./session.setup.ts";

/** The end of a session whose account was deactivated: its mail is asked for, then the session closed [SESS-16, SESS-17, SESS-18]. */
export function deactivatedState(session: SessionSetup) {
  return session.createStateConfig({
    tags: "signedOut",
    entry: "notifyDisabled",
    initial: "opening",
    states: {
      opening: { always: [{ guard: "isPersonKnown", target: "askingMail" }, { target: "closing" }] },
      askingMail: {
        invoke: {
          src: "askSuspensionMail",
          input: ({ context }) => addressee(context) ?? noAddressee,
          onDone: "closing",
          onError: "closing",
        },
      },
      closing: {
        invoke: { src: "signOut", onDone: "closed", onError: "closed" },
      },
      closed: { type: "final" },
    },
    onDone: {
      target: "signedOut",
      actions: [
        { type: "notifySignedOut", params: "deactivated" },
        { type: "goTo", params: "login" },
      ],
    },
  });
}
