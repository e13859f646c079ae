import { assign, emit, setup } from "xstate";
import { crashLoopMs, crashReloadMs } from "./crash-reload.times.ts";
import type {
  CrashReloadContext,
  CrashReloadEmitted,
  CrashReloadEvent,
  CrashReloadInput,
} from "./crash-reload.types.ts";

/** A broken page: comes back by itself once, and waits for the person when that did not mend it. `now` is in ms. */
export function createCrashReloadMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as CrashReloadContext,
      events: {} as CrashReloadEvent,
      input: {} as CrashReloadInput,
      emitted: {} as CrashReloadEmitted,
      tags: {} as "comingBack",
    },
    guards: {
      couldLoop: ({ context: { canRemember, reloadedAt } }) =>
        !canRemember || (reloadedAt !== null && reloadedAt <= now() && now() - reloadedAt < crashLoopMs),
    },
    delays: { reloadDelay: crashReloadMs },
    actions: {
      markReload: assign({ reloadedAt: () => now() }),
      remember: emit(({ context }) => ({
        type: "remember" as const,
        record: { reloadedAt: context.reloadedAt },
      })),
      reload: emit({ type: "reload.requested" }),
    },
  }).createMachine({
    id: "crash-reload",
    context: ({ input }) => ({
      reloadedAt: input.record?.reloadedAt ?? null,
      canRemember: input.canRemember,
    }),
    initial: "broken",
    states: {
      broken: { always: [{ guard: "couldLoop", target: "waiting" }, { target: "comingBack" }] },
      comingBack: {
        tags: "comingBack",
        after: { reloadDelay: "reloading" },
        on: { "reload.requested": "reloading" },
      },
      waiting: { on: { "reload.requested": "reloading" } },
      reloading: { tags: "comingBack", entry: ["markReload", "remember", "reload"] },
    },
  });
}

export type CrashReloadMachine = ReturnType<typeof createCrashReloadMachine>;
