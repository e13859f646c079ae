import { assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";
import { changeFile, countOf, takeFiles } from "./upload.files.ts";
import type {
  UploadContext,
  UploadEvent,
  UploaderCommand,
  UploadFile,
  UploadLimits,
} from "./upload.types.ts";

/** How long a file that got no answer waits before it is sent again, in ms. */
export const uploadPauseMs = 5_000;

const idOf = (event: UploadEvent) => ("id" in event ? event.id : "");
const fileOf = (context: UploadContext, event: UploadEvent) =>
  context.files.find(({ id }) => id === idOf(event));

/**
 * Files on their way to the server: checked against the limits, sent a few at once, sent again when no answer came, held while the
 * browser is offline, and left to the person when the server refuses. One machine a list of files, never one a file.
 */
export function createUploadMachine() {
  const change = (how: (file: UploadFile, event: UploadEvent) => Partial<UploadFile>) =>
    assign<UploadContext, UploadEvent, undefined, UploadEvent, never>({
      files: ({ context, event }) => changeFile(context.files, idOf(event), (file) => how(file, event)),
    });

  return setup({
    types: {
      context: {} as UploadContext,
      events: {} as UploadEvent,
      input: {} as UploadLimits,
      tags: {} as "sending" | "held",
    },
    actors: {
      carry: fromCallback<UploaderCommand>(() => {
        throw new Error("carry is not provided");
      }),
    },
    guards: {
      hasWork: ({ context: { files } }) => countOf(files, "queued") + countOf(files, "sending") > 0,
      isSettled: ({ context: { files } }) => countOf(files, "queued") + countOf(files, "sending") === 0,
      canStart: ({ context: { files, limits } }) =>
        countOf(files, "queued") > 0 && countOf(files, "sending") < limits.atOnce,
      isOnItsWay: ({ context, event }) => fileOf(context, event)?.status === "sending",
      isAstray: ({ context, event }) => fileOf(context, event)?.status !== "sending",
      isRefused: ({ event }) => "isUnanswered" in event && !event.isUnanswered,
      isWorn: ({ context, event }) => (fileOf(context, event)?.tries ?? 0) >= context.limits.tries,
      hasFailed: ({ context, event }) => fileOf(context, event)?.status === "failed",
    },
    delays: { pause: uploadPauseMs },
    actions: {
      take: assign(({ context: { files, limits }, event }) =>
        event.type === "files.chosen" ? takeFiles(files, event.files, limits) : {},
      ),
      start: enqueueActions(({ context: { files }, enqueue }) => {
        const next = files.find(({ status }) => status === "queued");
        if (next === undefined) return;
        enqueue.assign({
          files: changeFile(files, next.id, ({ tries }) => ({
            status: "sending",
            sent: 0,
            tries: tries + 1,
          })),
        });
        enqueue(sendTo("uploader", { type: "send", id: next.id }));
      }),
      note: change((_, event) => ("sent" in event ? { sent: event.sent } : {})),
      finish: change(({ size }, event) =>
        "key" in event ? { status: "done", sent: size, key: event.key } : {},
      ),
      failAll: assign({
        files: ({ context: { files } }) =>
          files.map((file) =>
            file.status === "done" ? file : { ...file, status: "failed" as const, sent: 0 },
          ),
      }),
      fail: change(() => ({ status: "failed", sent: 0 })),
      requeue: change(() => ({ status: "queued", sent: 0 })),
      /** Offline states nothing of the file: that try does not count. */
      requeueUncounted: change(({ tries }) => ({ status: "queued", sent: 0, tries: tries - 1 })),
      handOver: assign({
        files: ({ context: { files } }) => files.filter(({ status }) => status !== "done"),
      }),
      forgive: change(() => ({ status: "queued", tries: 0 })),
      remove: enqueueActions(({ context, event, enqueue }) => {
        const file = fileOf(context, event);
        if (file === undefined) return;
        enqueue.assign({ files: context.files.filter(({ id }) => id !== file.id) });
        if (file.status === "sending") enqueue(sendTo("uploader", { type: "abort", id: file.id }));
        if (file.key !== null) enqueue(sendTo("uploader", { type: "takeBack", key: file.key }));
      }),
    },
  }).createMachine({
    id: "upload",
    context: ({ input }) => ({ limits: input, files: [], refused: [] }),
    invoke: { id: "uploader", src: "carry", onError: { target: ".broken", actions: "failAll" } },
    initial: "idle",
    on: {
      "files.chosen": { actions: "take" },
      "file.removed": { actions: "remove" },
      "file.retried": { guard: "hasFailed", actions: "forgive" },
      "files.stored": { actions: "handOver" },
      "upload.progressed": { guard: "isOnItsWay", actions: "note" },
      "upload.done": { guard: "isOnItsWay", actions: "finish" },
    },
    states: {
      idle: {
        always: { guard: "hasWork", target: "sending" },
        on: { "browser.wentOffline": "offline" },
      },
      sending: {
        tags: "sending",
        always: [
          { guard: "isSettled", target: "idle" },
          { guard: "canStart", actions: "start" },
        ],
        on: {
          "upload.failed": [
            { guard: "isAstray" },
            { guard: "isRefused", actions: "fail" },
            { guard: "isWorn", actions: "fail" },
            { target: "pausing", actions: "requeue" },
          ],
          "browser.wentOffline": "offline",
        },
      },
      pausing: {
        tags: ["sending", "held"],
        always: { guard: "isSettled", target: "idle" },
        after: { pause: "sending" },
        on: {
          "upload.failed": [
            { guard: "isAstray" },
            { guard: "isRefused", actions: "fail" },
            { guard: "isWorn", actions: "fail" },
            { actions: "requeue" },
          ],
          "browser.wentOffline": "offline",
        },
      },
      /** Nothing carries files any more: what is chosen is reported as failed, until the page is opened anew. */
      broken: {
        on: {
          "files.chosen": { actions: ["take", "failAll"] },
          "file.retried": {},
        },
      },
      offline: {
        tags: "held",
        on: {
          "upload.failed": [
            { guard: "isAstray" },
            { guard: "isRefused", actions: "fail" },
            { actions: "requeueUncounted" },
          ],
          "browser.cameOnline": "idle",
        },
      },
    },
  });
}

export type UploadMachine = ReturnType<typeof createUploadMachine>;
