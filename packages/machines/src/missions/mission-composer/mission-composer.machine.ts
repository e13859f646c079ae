import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Paths } from "../../boundary/paths.ts";
import { isUnanswered, type Refusal, readRefusal } from "../../boundary/refusal.ts";
import { problemOf } from "./mission-composer.problem.ts";
import {
  type ComposerStep,
  composerSteps,
  type FieldStep,
  firstRefusedStep,
  frontierOf,
  isReachable,
} from "./mission-composer.steps.ts";
import type {
  ComposerProgress,
  Mission,
  MissionComposerContext,
  MissionComposerEmitted,
  MissionComposerEvent,
  MissionComposerInput,
  MissionValues,
} from "./mission-composer.types.ts";

/** A progress that claims no more than its completed steps allow. */
function lawful({ step, completed }: ComposerProgress): { completed: FieldStep[]; resumeAt: ComposerStep } {
  return { completed: [...completed], resumeAt: isReachable(step, completed) ? step : frontierOf(completed) };
}

const fieldSteps = composerSteps.filter((step) => step !== "review");
const without = (completed: readonly FieldStep[], step: FieldStep) => completed.filter((s) => s !== step);

/** Posting a mission step by step, published once however often it is sent. `newIdempotencyKey` gives a fresh key. */
export function createMissionComposerMachine({
  newIdempotencyKey,
  paths,
}: {
  newIdempotencyKey: () => string;
  paths: Pick<Paths, "mission">;
}) {
  const composer = setup({
    types: {
      context: {} as MissionComposerContext,
      events: {} as MissionComposerEvent,
      input: {} as MissionComposerInput,
      emitted: {} as MissionComposerEmitted,
      tags: {} as "submitting" | ComposerStep,
    },
    actors: {
      publishMission: notProvided<Mission, { values: MissionValues; idempotencyKey: string }>(
        "publishMission",
      ),
    },
    guards: {
      isOwnStep: ({ event }, { step }: { step: FieldStep }) => "step" in event && event.step === step,
      isChosen: ({ context, event }, { step }: { step: ComposerStep }) =>
        event.type === "step.chosen" && event.step === step && isReachable(step, context.completed),
      isResumedAt: ({ context }, { step }: { step: ComposerStep }) => context.resumeAt === step,
      hasDiscarded: ({ context }) => context.discarded !== null,
    },
    actions: {
      complete: assign({
        completed: ({ context }, { step }: { step: FieldStep }) => [
          ...without(context.completed, step),
          step,
        ],
        discarded: null,
      }),
      withdraw: assign(({ context }, { step }: { step: FieldStep }) =>
        lawful({ step, completed: without(context.completed, step) }),
      ),
      restore: assign(({ context }, { progress }: { progress: ComposerProgress }) => ({
        ...lawful(progress),
        idempotencyKey: context.idempotencyKey ?? context.discarded?.idempotencyKey ?? null,
        discarded: null,
        problem: null,
      })),
      discard: assign(({ context }, { step }: { step: ComposerStep }) => ({
        discarded: { step, completed: context.completed, idempotencyKey: context.idempotencyKey },
        completed: [],
        idempotencyKey: null,
        problem: null,
      })),
      undoDiscard: assign(({ context }) => ({
        ...lawful(context.discarded ?? { step: "service", completed: [] }),
        idempotencyKey: context.discarded?.idempotencyKey ?? null,
        discarded: null,
      })),
      startAttempt: assign({
        idempotencyKey: ({ context }) => context.idempotencyKey ?? newIdempotencyKey(),
        problem: null,
        discarded: null,
      }),
      keepRefusal: assign(({ context }, refusal: Refusal) => {
        const owner = firstRefusedStep(refusal.fields.map((field) => field.path));
        return {
          problem: problemOf(refusal),
          idempotencyKey: isUnanswered(refusal) ? context.idempotencyKey : null,
          completed: owner === null ? context.completed : without(context.completed, owner),
          resumeAt: owner ?? ("review" as const),
        };
      }),
      keepTermsProblem: assign({
        problem: (_, { code }: { code: "TERMS_MISSING" | "TERMS_UNCHECKED" }) => ({
          code,
          cause: null,
          message: "",
          fields: [],
        }),
      }),
      forgetKey: assign({ idempotencyKey: null }),
      remember: emit(({ context }) => ({
        type: "remember" as const,
        record: { idempotencyKey: context.idempotencyKey },
      })),
      notifyProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem === null) return;
        const { code, message } = context.problem;
        enqueue.emit({ type: "notice", kind: "error", code, params: { message } });
      }),
      notifyPublished: enqueueActions(({ enqueue }, mission: Mission) => {
        enqueue.emit({ type: "mission.published", mission });
        enqueue.emit({ type: "notice", kind: "success", code: "MISSION_PUBLISHED" });
        enqueue.emit({ type: "navigate", to: paths.mission(mission.id) });
      }),
    },
  });

  const discarding = (step: ComposerStep) =>
    ({
      target: "service",
      reenter: true,
      actions: [{ type: "discard", params: { step } }, "remember"],
    }) as const;

  const fieldStep = (step: FieldStep, previous: FieldStep | null, next: ComposerStep) =>
    composer.createStateConfig({
      tags: step,
      on: {
        "step.completed": {
          guard: { type: "isOwnStep", params: { step } },
          target: next,
          actions: { type: "complete", params: { step } },
        },
        ...(previous === null ? {} : { "back.chosen": previous }),
        "draft.discarded": discarding(step),
      },
    });

  return composer.createMachine({
    id: "mission-composer",
    context: ({ input }) => ({
      ...lawful(input.progress ?? { step: "service", completed: [] }),
      idempotencyKey: input.record?.idempotencyKey ?? null,
      problem: null,
      discarded: null,
    }),
    initial: "editing",
    states: {
      editing: {
        initial: "resuming",
        on: {
          "step.refused": {
            target: ".resuming",
            actions: { type: "withdraw", params: ({ event }) => ({ step: event.step }) },
          },
          "step.chosen": composerSteps.map((step) => ({
            guard: { type: "isChosen" as const, params: { step } },
            target: `.${step}` as const,
          })),
          "draft.restored": {
            target: ".resuming",
            actions: [{ type: "restore", params: ({ event }) => ({ progress: event.progress }) }, "remember"],
          },
          "discard.undone": {
            guard: "hasDiscarded",
            target: ".resuming",
            actions: ["undoDiscard", "remember"],
          },
        },
        states: {
          resuming: {
            always: [
              ...fieldSteps.map((step) => ({
                guard: { type: "isResumedAt" as const, params: { step } },
                target: step,
              })),
              { target: "review" as const },
            ],
          },
          service: fieldStep("service", null, "details"),
          details: fieldStep("details", "service", "placeAndDate"),
          placeAndDate: fieldStep("placeAndDate", "details", "budget"),
          budget: fieldStep("budget", "placeAndDate", "review"),
          review: {
            on: {
              "back.chosen": "budget",
              "draft.discarded": discarding("review"),
              "terms.missing": { actions: { type: "keepTermsProblem", params: { code: "TERMS_MISSING" } } },
              "terms.unchecked": {
                actions: { type: "keepTermsProblem", params: { code: "TERMS_UNCHECKED" } },
              },
              "form.submitted": {
                target: "#mission-composer.publishing",
                actions: ["startAttempt", "remember"],
              },
            },
          },
        },
      },
      publishing: {
        tags: "submitting",
        invoke: {
          src: "publishMission",
          input: ({ context, event }) => {
            if (event.type !== "form.submitted") throw new Error("a publication starts from the form");
            return {
              values: event.values,
              idempotencyKey: context.idempotencyKey ?? newIdempotencyKey(),
            };
          },
          onDone: {
            target: "published",
            actions: [
              "forgetKey",
              "remember",
              { type: "notifyPublished", params: ({ event }) => event.output },
            ],
          },
          onError: {
            target: "editing",
            actions: [
              { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
              "remember",
              "notifyProblem",
            ],
          },
        },
      },
      published: { type: "final" },
    },
  });
}

export type MissionComposerMachine = ReturnType<typeof createMissionComposerMachine>;
