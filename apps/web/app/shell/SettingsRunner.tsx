import type { DisplaySettings } from "@jobami/api/pages/contract";
import {
  accessibilitySettingsView,
  createAccessibilitySettingsMachine,
} from "@jobami/machines/flows/accessibility-settings";
import { applyDisplay } from "@jobami/ui/theme";
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useHoldsFloor } from "../world/floor.ts";
import type { Settings } from "../world/settings.ts";
import { useFlow } from "../world/use-flow.ts";
import { settingsActors } from "./settings.actors.ts";

const machine = createAccessibilitySettingsMachine({ now: Date.now }).provide({ actors: settingsActors });

interface SettingsRunnerProps {
  /** What the server rendered the page with. */
  shown: DisplaySettings;
  onChange: (settings: Settings) => void;
  isOpen: boolean;
  onClose: () => void;
}

const SettingsDialog = lazy(async () => ({ default: (await import("./SettingsDialog.tsx")).SettingsDialog }));

/** Runs the one settings machine of the page, makes the root element obey it, and shows the panel when asked. */
export function SettingsRunner({ shown, onChange, isOpen, onClose }: SettingsRunnerProps) {
  const [snapshot, send] = useFlow(machine, { shown }, {} as never);
  const { settings } = snapshot.context;
  useLayoutEffect(() => applyDisplay(document.documentElement, settings), [settings]);
  const current = useMemo<Settings>(
    () => ({
      ...accessibilitySettingsView(snapshot),
      change: (change) => send({ type: "setting.changed", change }),
      reset: () => send({ type: "reset.asked" }),
      undoReset: () => send({ type: "reset.undone" }),
    }),
    [snapshot, send],
  );
  useEffect(() => onChange(current), [current, onChange]);
  useHoldsFloor("settings", isOpen);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <SettingsDialog settings={current} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  ) : null;
}
