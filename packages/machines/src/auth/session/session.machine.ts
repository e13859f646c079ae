import { accountState } from "./session.account.ts";
import { deactivatedState } from "./session.deactivated.ts";
import { type SessionDependencies, setupSession } from "./session.setup.ts";
import { tokenState } from "./session.token.ts";

/** Who is signed in: decided by the profile call, prolonged by refreshes that all failing calls share. `now` is in ms. */
export function createSessionMachine(dependencies: SessionDependencies) {
  const session = setupSession(dependencies);
  return session.createMachine({
    id: "session",
    context: ({ input }) => ({
      hasMarker: input.hasMarker,
      user: input.user ?? null,
      lastRefreshAt: null,
      askers: [],
      isRefreshUnanswered: false,
      isProfileUnanswered: false,
      isOnline: false,
      suspension: null,
      warnedDays: input.record?.warnedDays ?? null,
    }),
    initial: "opening",
    on: {
      "call.unauthorized": { actions: { type: "answerCall", params: "ended" } },
      "browser.wentOffline": { actions: "goOffline" },
    },
    states: {
      opening: { always: [{ guard: "hasMarker", target: "open" }, { target: "signedOut" }] },
      signedOut: {
        tags: "signedOut",
        entry: "forgetUser",
        on: {
          "session.opened": [
            {
              guard: "hasUser",
              target: "#session.open.account.active",
              actions: [{ type: "keepUser", params: ({ event }) => event.user }, "noteRefresh"],
            },
            { target: "open" },
          ],
          "marker.appeared": "open",
        },
      },
      open: {
        type: "parallel",
        exit: { type: "answerAskers", params: "ended" },
        on: {
          "marker.vanished": {
            target: "signedOut",
            actions: { type: "notifySignedOut", params: "elsewhere" },
          },
          "call.refusedAgain": { guard: "isRefreshAnswered", target: "expired" },
          "sign-out.requested": "leaving",
          "session.opened": [
            {
              guard: { type: "isAnotherPerson", params: ({ event }) => event.user },
              target: "#session.open.account.active",
              reenter: true,
              actions: [{ type: "keepUser", params: ({ event }) => event.user }, "noteRefresh"],
            },
            { actions: { type: "keepUser", params: ({ event }) => event.user } },
          ],
        },
        states: {
          account: accountState(session),
          token: tokenState(session),
        },
      },
      leaving: {
        tags: "leaving",
        invoke: {
          src: "signOut",
          onDone: {
            target: "signedOut",
            actions: [
              { type: "notifySignedOut", params: "left" },
              { type: "goTo", params: "home" },
            ],
          },
          onError: { target: "open", actions: "notifySignOutFailed" },
        },
      },
      expired: {
        always: {
          target: "signedOut",
          actions: [
            { type: "notifySignedOut", params: "expired" },
            "notifyExpired",
            { type: "goTo", params: "login" },
          ],
        },
      },
      deactivated: deactivatedState(session),
    },
  });
}

export type SessionMachine = ReturnType<typeof createSessionMachine>;
