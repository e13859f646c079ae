import { raise } from "xstate";
import { readRefusal } from "../../boundary/refusal.ts";
import type { SessionSetup } from "./session.setup.ts";

/** Who is signed in: asked of the server, then confirmed while the page is open: the token is renewed, the account checked, its presence reported. */
export function accountState(session: SessionSetup) {
  return session.createStateConfig({
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
                { type: "notifyPassword", params: ({ event }) => event.output },
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
        entry: ["noteReached", "notifySignedIn"],
        on: {
          "person.learned": [
            {
              guard: { type: "isAnotherPerson", params: ({ event }) => event.user },
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
  });
}
