import { readRefusal } from "../../boundary/refusal.ts";
import { setupAutosave } from "./autosave.setup.ts";
import type { AutosaveRules } from "./autosave.types.ts";

/**
 * Saves a form as one types: after a rest, whole, upon the version it was built on. What is not saved outlives a reload and
 * waits for the network; who was slower of two tabs chooses between both. The view is what the form shows.
 */
export function createAutosaveMachine<Draft>(rules: AutosaveRules<Draft>) {
  return setupAutosave<Draft>(rules).createMachine({
    id: "autosave",
    context: ({ input: { saved, record } }) => ({
      draft: record?.draft ?? saved.draft,
      saved: record === null ? saved : { draft: saved.draft, version: record.version },
      newest: saved,
      sending: record?.sending ?? null,
      previous: null,
      problem: null,
      attempts: 0,
    }),
    initial: "opening",
    on: {
      "draft.changed": [
        { guard: { type: "isUnchanged", params: ({ event }) => ({ draft: event.draft }) } },
        {
          target: ".resting",
          reenter: true,
          actions: [{ type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) }, "remember"],
        },
      ],
      "server.read": {
        guard: { type: "isNewer", params: ({ event }) => event.saved },
        target: ".settling",
        actions: { type: "keepNewest", params: ({ event }) => event.saved },
      },
    },
    states: {
      opening: { always: [{ guard: "isSending", target: "saving" }, { target: "settling" }] },
      settling: {
        always: [
          { guard: "hasArrived", target: "saved", actions: ["showNewest", "remember"] },
          { guard: "isPending", target: "comparing" },
          { target: "saved", actions: ["showNewest", "remember"] },
        ],
      },
      comparing: { always: [{ guard: "isOvertaken", target: "conflict" }, { target: "resting" }] },
      saved: {
        tags: "saved",
        on: { "undo.requested": { guard: "canUndo", target: "ready", actions: ["bringBack", "remember"] } },
      },
      resting: {
        tags: "unsaved",
        after: { rest: "ready" },
        on: { "page.left": "ready" },
      },
      ready: {
        always: [
          { guard: "needsNoSave", target: "settling" },
          { guard: "isWhole", target: "saving" },
          { target: "unfinished" },
        ],
      },
      unfinished: { tags: "unfinished" },
      saving: {
        tags: "saving",
        entry: ["nameSending", "remember"],
        on: {
          "draft.changed": {
            actions: [{ type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) }, "remember"],
          },
          "server.read": {
            guard: { type: "isNewer", params: ({ event }) => event.saved },
            actions: { type: "keepNewest", params: ({ event }) => event.saved },
          },
        },
        invoke: {
          src: "saveDraft",
          input: ({ context: { sending, draft, saved } }) =>
            sending ?? { draft, version: saved.version, idempotencyKey: "" },
          onDone: {
            target: "settling",
            actions: [{ type: "keepAnswer", params: ({ event }) => event.output }, "notifySaved"],
          },
          onError: [
            {
              guard: { type: "isConflict", params: ({ event }) => readRefusal(event.error) },
              target: "settling",
              actions: { type: "keepTheirs", params: ({ event }) => readRefusal(event.error) },
            },
            {
              guard: { type: "isUnanswered", params: ({ event }) => readRefusal(event.error) },
              target: "unanswered",
              actions: "countAttempt",
            },
            {
              target: "refused",
              actions: [{ type: "keepRefusal", params: ({ event }) => readRefusal(event.error) }, "remember"],
            },
          ],
        },
      },
      unanswered: {
        tags: "unanswered",
        after: { retry: "saving" },
        on: {
          "draft.changed": {
            actions: [{ type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) }, "remember"],
          },
          "server.read": {
            guard: { type: "isNewer", params: ({ event }) => event.saved },
            target: "saving",
            actions: { type: "keepNewest", params: ({ event }) => event.saved },
          },
          "browser.cameOnline": { target: "saving", actions: "startAnew" },
          "retry.requested": "saving",
        },
      },
      refused: { tags: "refused", on: { "retry.requested": "ready" } },
      conflict: {
        tags: "conflict",
        on: {
          "draft.changed": {
            actions: [{ type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) }, "remember"],
          },
          "mine.stored": { target: "ready", actions: ["buildOnNewest", "remember"] },
          "theirs.taken": {
            target: "saved",
            actions: ["takeTheirs", "remember"],
          },
        },
      },
    },
  });
}

export type AutosaveMachine<Draft> = ReturnType<typeof createAutosaveMachine<Draft>>;
