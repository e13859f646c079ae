import {
  type AccessibilitySettingsEvent,
  readRecord,
  type SettingsRecord,
} from "@jobami/machines/display/accessibility-settings";
import { fromCallback, fromPromise } from "xstate";
import { mirrorDisplay } from "./display-cookie.ts";
import { settingsKey } from "./settings.ts";

/** A storage that is forbidden, or not JSON, holds nothing. */
function readStored(): unknown {
  try {
    return JSON.parse(globalThis.localStorage.getItem(settingsKey) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Stores a record on this device. Throws where the storage is full or forbidden. */
export function storeRecord(record: SettingsRecord): void {
  mirrorDisplay(record.settings);
  globalThis.localStorage.setItem(settingsKey, JSON.stringify(record));
}

function readAndMirror(): unknown {
  const raw = readStored();
  const record = readRecord(raw);
  if (record !== null) mirrorDisplay(record.settings);
  return raw;
}

const lessMotion = "(prefers-reduced-motion: reduce)";

/** What the settings machine is given: this device’s storage, its mirror for the server, other tabs and the system’s wishes. */
export const settingsActors = {
  loadRecord: fromPromise<unknown>(async () => readAndMirror()),
  saveRecord: fromPromise<unknown, SettingsRecord>(async ({ input }) => storeRecord(input)),
  watchDevice: fromCallback(({ sendBack }: { sendBack: (event: AccessibilitySettingsEvent) => void }) => {
    const motion = globalThis.matchMedia(lessMotion);
    const sendMotion = () => sendBack({ type: "system.motionChanged", isReduced: motion.matches });
    const hear = ({ key, storageArea }: StorageEvent) => {
      if (key === settingsKey && storageArea === globalThis.localStorage)
        sendBack({ type: "other.saved", record: readStored() });
    };
    // A page that comes back from the browser's own cache heard nothing meanwhile.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: "other.saved", record: readStored() });
    };
    sendMotion();
    motion.addEventListener("change", sendMotion);
    globalThis.addEventListener("storage", hear);
    globalThis.addEventListener("pageshow", lookAgain);
    return () => {
      motion.removeEventListener("change", sendMotion);
      globalThis.removeEventListener("storage", hear);
      globalThis.removeEventListener("pageshow", lookAgain);
    };
  }),
};
