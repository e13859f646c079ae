import { assign, fromCallback, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { defaultSettings, readRecord, readSettings, recordVersion } from "./accessibility-settings.record.ts";
import type {
  AccessibilitySettings,
  AccessibilitySettingsContext,
  AccessibilitySettingsEvent,
  AccessibilitySettingsInput,
  SettingsRecord,
} from "./accessibility-settings.types.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps a person’s settings: applied at once, stored on the device, the same in every tab. `now` is in ms. */
export function createAccessibilitySettingsMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as AccessibilitySettingsContext,
      events: {} as AccessibilitySettingsEvent,
      input: {} as AccessibilitySettingsInput,
      tags: {} as "loading" | "notSaved",
    },
    actors: {
      loadRecord: notProvided<unknown>("loadRecord"),
      saveRecord: notProvided<unknown, SettingsRecord>("saveRecord"),
      watchDevice: fromCallback(() => {
        throw new Error("watchDevice is not provided");
      }),
    },
    guards: {
      isChanged: ({ context }) => Object.keys(context.changed).length > 0,
      isNew: ({ context }, change: Partial<AccessibilitySettings>) =>
        !isSame(readSettings({ ...context.settings, ...change }, context.settings), context.settings),
      isNewer: ({ context }, { raw }: { raw: unknown }) => (readRecord(raw)?.savedAt ?? -1) > context.savedAt,
      isOwn: ({ context }) => !isSame(context.settings, defaultSettings),
      hasUndo: ({ context }) => context.undo !== null,
    },
    actions: {
      change: assign(({ context }, change: Partial<AccessibilitySettings>) => ({
        settings: readSettings({ ...context.settings, ...change }, context.settings),
        undo: null,
      })),
      keepChange: assign(({ context }, change: Partial<AccessibilitySettings>) => ({
        changed: { ...context.changed, ...change },
      })),
      takeRecord: assign(({ context }, { raw }: { raw: unknown }) => {
        const record = readRecord(raw);
        if (record === null) return {};
        return {
          settings: readSettings({ ...record.settings, ...context.changed }, record.settings),
          savedAt: record.savedAt,
          undo: null,
        };
      }),
      dropChanged: assign({ changed: {} }),
      dateRecord: assign({ savedAt: ({ context }) => Math.max(now(), context.savedAt + 1) }),
      reset: assign(({ context }) => ({ settings: defaultSettings, undo: context.settings })),
      undoReset: assign(({ context }) => ({ settings: context.undo ?? context.settings, undo: null })),
      keepMotion: assign({ systemReducesMotion: (_, isReduced: boolean) => isReduced }),
    },
  }).createMachine({
    id: "accessibility-settings",
    context: ({ input }) => ({
      settings: readSettings(input.shown, defaultSettings),
      changed: {},
      savedAt: 0,
      undo: null,
      systemReducesMotion: false,
    }),
    // Settings count without what the device would report.
    invoke: { src: "watchDevice", onError: {} },
    on: {
      "system.motionChanged": {
        actions: { type: "keepMotion", params: ({ event }) => event.isReduced },
      },
    },
    initial: "loading",
    states: {
      loading: {
        tags: "loading",
        invoke: {
          src: "loadRecord",
          onDone: {
            target: "loaded",
            actions: { type: "takeRecord", params: ({ event }) => ({ raw: event.output }) },
          },
          onError: "loaded",
        },
        on: {
          "setting.changed": {
            guard: { type: "isNew", params: ({ event }) => event.change },
            actions: [
              { type: "change", params: ({ event }) => event.change },
              { type: "keepChange", params: ({ event }) => event.change },
            ],
          },
        },
      },
      loaded: {
        always: [{ guard: "isChanged", target: "live.saving", actions: "dropChanged" }, { target: "live" }],
      },
      live: {
        initial: "saved",
        on: {
          "setting.changed": {
            guard: { type: "isNew", params: ({ event }) => event.change },
            target: ".saving",
            reenter: true,
            actions: { type: "change", params: ({ event }) => event.change },
          },
          "reset.requested": { guard: "isOwn", target: ".saving", reenter: true, actions: "reset" },
          "reset.undone": { guard: "hasUndo", target: ".saving", reenter: true, actions: "undoReset" },
          "other.saved": {
            guard: { type: "isNewer", params: ({ event }) => ({ raw: event.record }) },
            target: ".saved",
            reenter: true,
            actions: { type: "takeRecord", params: ({ event }) => ({ raw: event.record }) },
          },
        },
        states: {
          saved: {},
          saving: {
            entry: "dateRecord",
            invoke: {
              src: "saveRecord",
              input: ({ context: { savedAt, settings } }) => ({ version: recordVersion, savedAt, settings }),
              onDone: "saved",
              onError: "notSaved",
            },
          },
          notSaved: { tags: "notSaved" },
        },
      },
    },
  });
}

export type AccessibilitySettingsMachine = ReturnType<typeof createAccessibilitySettingsMachine>;
