import type { DisplaySettings } from "@jobami/api/pages/contract";
import {
  accessibilitySettingsView,
  createAccessibilitySettingsMachine,
} from "@jobami/machines/display/accessibility-settings";
import { applyDisplay } from "@jobami/ui/theme";
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { systemClock } from "../../../platform/clock/index.ts";
import { type Settings, settingsActors } from "../../../platform/display/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { useCarriedSettings } from "./use-carried-settings.ts";
import { useSettingsHint } from "./use-settings-hint.ts";

const machine = createAccessibilitySettingsMachine({ now: systemClock.now }).provide({
  actors: settingsActors,
});

interface SettingsControllerProps {
  /** What the server rendered the page with. */
  shown: DisplaySettings;
  onChange: (settings: Settings) => void;
  isOpen: boolean;
  onClose: () => void;
}

const SettingsDialog = lazy(async () => ({ default: (await import("./SettingsDialog.tsx")).SettingsDialog }));

/** Runs the one settings machine of the page, makes the root element obey it, and shows the panel when asked. */
export function SettingsController({ shown, onChange, isOpen, onClose }: SettingsControllerProps) {
  const [snapshot, send] = useFlow(machine, { shown }, {} as never);
  const { settings } = snapshot.context;
  useLayoutEffect(() => applyDisplay(document.documentElement, settings), [settings]);
  const current = useMemo<Settings>(
    () => ({
      ...accessibilitySettingsView(snapshot),
      change: (change) => send({ type: "setting.changed", change }),
      reset: () => send({ type: "reset.requested" }),
      undoReset: () => send({ type: "reset.undone" }),
    }),
    [snapshot, send],
  );
  useEffect(() => onChange(current), [current, onChange]);
  useSettingsHint(snapshot);
  useCarriedSettings(snapshot, (record) => send({ type: "other.saved", record }));
  useOverlayLock("settings", isOpen);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <SettingsDialog settings={current} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  ) : null;
}
