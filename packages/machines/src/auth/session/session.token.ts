import { raise } from "xstate";
import { readRefusal } from "../../boundary/refusal.ts";
import type { SessionSetup } from "./session.setup.ts";
import type { RefreshAnswer } from "./session.types.ts";

/** The refresh of the token, which all calls that meet a 401 share [SESS-03]. */
export function tokenState(session: SessionSetup) {
  return session.createStateConfig({
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
  });
}
