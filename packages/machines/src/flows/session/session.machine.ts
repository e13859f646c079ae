import { raise } from "xstate";
import { readRefusal } from "../../boundary/refusal.ts";
import { addressee, setupSession } from "./session.setup.ts";
import type { RefreshAnswer } from "./session.types.ts";

/** Who is signed in: decided by the profile call, kept by refreshes that all failing calls share. `now` is in ms. */
export function createSessionMachine({ now }: { now: () => number }) {
  return setupSession(now).createMachine({
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
            actions: { type: "tellSignedOut", params: "elsewhere" },
          },
          "call.refusedAgain": { guard: "isRefreshAnswered", target: "expired" },
          "signOut.asked": "leaving",
          "session.opened": [
            {
              guard: { type: "isSomebodyElse", params: ({ event }) => event.user },
              target: "#session.open.account.active",
              reenter: true,
              actions: [{ type: "keepUser", params: ({ event }) => event.user }, "noteRefresh"],
            },
            { actions: { type: "keepUser", params: ({ event }) => event.user } },
          ],
        },
        states: {
          account: {
            initial: "loading",
            states: {
              loading: {
                invoke: {
                  src: "readProfile",
                  onDone: [
                    {
                      guard: { type: "isInactive", params: ({ event }) => event.output.user },
                      target: "#session.deactivated",
                      actions: { type: "keepUser", params: ({ event }) => event.output.user },
                    },
                    {
                      target: "active",
                      actions: [
                        { type: "keepUser", params: ({ event }) => event.output.user },
                        { type: "tellPassword", params: ({ event }) => event.output },
                        raise({ type: "refresh.fellDue" }),
                      ],
                    },
                  ],
                  onError: [
                    {
                      guard: { type: "isDeactivated", params: ({ event }) => readRefusal(event.error) },
                      target: "#session.deactivated",
                      actions: { type: "keepSuspension", params: ({ event }) => readRefusal(event.error) },
                    },
                    {
                      guard: { type: "isSessionRefused", params: ({ event }) => readRefusal(event.error) },
                      target: "#session.expired",
                    },
                    { target: "unreachable" },
                  ],
                },
              },
              unreachable: {
                entry: "noteUnreachable",
                after: { profileRetry: "loading" },
                on: { "browser.cameOnline": "loading" },
              },
              active: {
                tags: "signedIn",
                type: "parallel",
                entry: ["noteReached", "tellSignedIn"],
                on: {
                  "person.learned": [
                    {
                      guard: { type: "isSomebodyElse", params: ({ event }) => event.user },
                      target: "active",
                      reenter: true,
                      actions: { type: "keepUser", params: ({ event }) => event.user },
                    },
                    { actions: { type: "keepUser", params: ({ event }) => event.user } },
                  ],
                },
                states: {
                  renewal: {
                    initial: "ticking",
                    states: {
                      ticking: {
                        after: {
                          refreshInterval: [
                            { guard: "isRecentlyRefreshed", target: "ticking", reenter: true },
                            {
                              target: "ticking",
                              reenter: true,
                              actions: raise({ type: "refresh.fellDue" }),
                            },
                          ],
                        },
                      },
                    },
                  },
                  activity: {
                    initial: "resting",
                    states: {
                      resting: { after: { activeCheckInterval: "checking" } },
                      checking: {
                        invoke: {
                          src: "checkActive",
                          input: ({ context }) => ({ userId: context.user?.id ?? "" }),
                          onDone: {
                            guard: { type: "isInactive", params: ({ event }) => event.output },
                            target: "#session.deactivated",
                          },
                          onError: [
                            {
                              guard: {
                                type: "isDeactivated",
                                params: ({ event }) => readRefusal(event.error),
                              },
                              target: "#session.deactivated",
                              actions: {
                                type: "keepSuspension",
                                params: ({ event }) => readRefusal(event.error),
                              },
                            },
                            {},
                          ],
                        },
                        after: { activeCheckInterval: { target: "checking", reenter: true } },
                      },
                    },
                  },
                  presence: {
                    initial: "pinging",
                    states: {
                      pinging: {
                        invoke: { src: "sendPing", onDone: { actions: "goOnline" }, onError: {} },
                        after: { pingInterval: { target: "pinging", reenter: true } },
                        on: { "browser.cameOnline": { target: "pinging", reenter: true } },
                      },
                    },
                  },
                },
              },
            },
          },
          token: {
            initial: "resting",
            states: {
              resting: {
                on: {
                  "refresh.fellDue": "refreshing",
                  "call.unauthorized": [
                    {
                      guard: "isRefreshedSince",
                      actions: { type: "answerCall", params: "refreshed" },
                    },
                    { target: "refreshing", actions: "addAsker" },
                  ],
                },
              },
              refreshing: {
                on: { "call.unauthorized": { actions: "addAsker" } },
                invoke: {
                  src: "refreshToken",
                  onDone: [
                    {
                      guard: { type: "isInactive", params: ({ event }) => event.output.user },
                      target: "#session.deactivated",
                      actions: { type: "keepUser", params: ({ event }) => event.output.user },
                    },
                    {
                      target: "resting",
                      actions: [
                        "noteRefresh",
                        {
                          type: "answerAskers",
                          params: "refreshed",
                        },
                        raise(({ event }) => ({
                          type: "person.learned",
                          user: (event.output as RefreshAnswer).user,
                        })),
                      ],
                    },
                  ],
                  onError: [
                    {
                      guard: { type: "isDeactivated", params: ({ event }) => readRefusal(event.error) },
                      target: "#session.deactivated",
                      actions: { type: "keepSuspension", params: ({ event }) => readRefusal(event.error) },
                    },
                    {
                      guard: { type: "isRefreshRefused", params: ({ event }) => readRefusal(event.error) },
                      target: "#session.expired",
                    },
                    {
                      target: "resting",
                      actions: ["noteUnanswered", { type: "answerAskers", params: "unreachable" }],
                    },
                  ],
                },
              },
            },
          },
        },
      },
      leaving: {
        tags: "leaving",
        invoke: {
          src: "signOut",
          onDone: {
            target: "signedOut",
            actions: [
              { type: "tellSignedOut", params: "left" },
              { type: "goTo", params: "/" },
            ],
          },
          onError: { target: "open", actions: "tellSignOutFailed" },
        },
      },
      expired: {
        always: {
          target: "signedOut",
          actions: [
            { type: "tellSignedOut", params: "expired" },
            "tellExpired",
            { type: "goTo", params: "/login" },
          ],
        },
      },
      deactivated: {
        tags: "signedOut",
        entry: "tellDisabled",
        initial: "opening",
        states: {
          opening: { always: [{ guard: "isPersonKnown", target: "askingMail" }, { target: "closing" }] },
          askingMail: {
            invoke: {
              src: "askSuspensionMail",
              input: ({ context }) => addressee(context) ?? { email: "", reason: "" },
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
            { type: "tellSignedOut", params: "deactivated" },
            { type: "goTo", params: "/login" },
          ],
        },
      },
    },
  });
}

export type SessionMachine = ReturnType<typeof createSessionMachine>;
