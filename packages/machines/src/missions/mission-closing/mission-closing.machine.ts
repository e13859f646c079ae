import type { MissionStatus } from "@jobami/api/missions/contract";
import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { allowedMissionActions } from "../mission/index.ts";
import { problemOf } from "./mission-closing.problem.ts";
import type {
  Closing,
  Mission,
  MissionAction,
  MissionClosingContext,
  MissionClosingEmitted,
  MissionClosingEvent,
  MissionClosingInput,
} from "./mission-closing.types.ts";

const endOf = { complete: "terminee", cancel: "annulee" } as const satisfies Record<
  MissionAction,
  Closing["statut"]
>;

/**
 * The owner ends a mission, as done or cancelled, once however often it is sent. What may be done is asked of the life cycle;
 * the balance is the server's to check. `newIdempotencyKey` gives a fresh key.
 */
export function createMissionClosingMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setup({
    types: {
      context: {} as MissionClosingContext,
      events: {} as MissionClosingEvent,
      input: {} as MissionClosingInput,
      emitted: {} as MissionClosingEmitted,
      tags: {} as "confirming" | "sending" | "unsent" | "closed",
    },
    actors: { closeMission: notProvided<Mission, Closing>("closeMission") },
    guards: {
      isAllowed: ({ context }, { action }: { action: MissionAction }) =>
        allowedMissionActions(context, "owner").includes(action),
      isEnded: ({ context }) => allowedMissionActions(context, "owner").length === 0,
      hasArrived: ({ context }) => context.statut === context.closing?.statut,
      isUnanswered: (_, refusal: Refusal) => isUnanswered(refusal),
    },
    actions: {
      keepAction: assign({
        action: (_, { action }: { action: MissionAction }) => action,
        problem: null,
      }),
      dropAction: assign({ action: null }),
      dropClosing: assign({ closing: null }),
      keepStatus: assign({ statut: (_, { statut }: { statut: MissionStatus }) => statut }),
      /** Another end than the one that had no answer is another change: it has its own key. */
      nameClosing: assign(({ context: { missionId, action, closing } }) => {
        const statut = endOf[action ?? "complete"];
        return {
          closing:
            closing?.statut === statut ? closing : { missionId, statut, idempotencyKey: newIdempotencyKey() },
        };
      }),
      forgetProblem: assign({ problem: null }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        problem: problemOf(refusal, context.action),
      })),
      keepBar: assign({ problem: { code: "NOT_ALLOWED", cause: null, message: "" } }),
      notifyEnded: emit(({ context }) => ({
        type: "notice" as const,
        kind: "success" as const,
        code: context.action === "cancel" ? ("MISSION_CANCELLED" as const) : ("MISSION_COMPLETED" as const),
      })),
      handOver: emit((_, mission: Mission) => ({ type: "mission.ended" as const, mission })),
    },
  }).createMachine({
    id: "mission-closing",
    context: ({ input }) => ({ ...input, action: null, closing: null, problem: null }),
    initial: "idle",
    on: {
      "mission.moved": {
        actions: { type: "keepStatus", params: ({ event }) => ({ statut: event.statut }) },
      },
    },
    states: {
      idle: {
        entry: "dropAction",
        on: {
          "action.chosen": {
            guard: { type: "isAllowed", params: ({ event }) => ({ action: event.action }) },
            target: "confirming",
            actions: { type: "keepAction", params: ({ event }) => ({ action: event.action }) },
          },
        },
      },
      confirming: {
        tags: "confirming",
        always: { guard: "isEnded", target: "idle", actions: "keepBar" },
        on: {
          "action.confirmed": { target: "sending", actions: "nameClosing" },
          "action.left": "idle",
        },
      },
      sending: {
        tags: "sending",
        invoke: {
          src: "closeMission",
          input: ({ context }) => {
            if (context.closing === null) throw new Error("nothing is sent without an end");
            return context.closing;
          },
          onDone: {
            target: "closed",
            actions: [{ type: "handOver", params: ({ event }) => event.output }, "notifyEnded"],
          },
          onError: [
            {
              guard: { type: "isUnanswered", params: ({ event }) => readRefusal(event.error) },
              target: "unsent",
              actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
            },
            {
              target: "idle",
              actions: [
                { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
                "dropClosing",
              ],
            },
          ],
        },
      },
      unsent: {
        tags: "unsent",
        always: [
          { guard: "hasArrived", target: "closed", actions: ["forgetProblem", "notifyEnded"] },
          { guard: "isEnded", target: "idle", actions: ["keepBar", "dropClosing"] },
        ],
        on: {
          "retry.requested": { target: "sending", actions: "forgetProblem" },
          "action.left": { target: "idle", actions: "forgetProblem" },
        },
      },
      closed: { tags: "closed", type: "final" },
    },
  });
}

export type MissionClosingMachine = ReturnType<typeof createMissionClosingMachine>;
