import type { DisplaySettings } from "@jobami/api/pages/contract";
import {
  accessibilitySettingsView,
  createAccessibilitySettingsMachine,
} from "@jobami/machines/flows/accessibility-settings";
import { applyDisplay } from "@jobami/ui/theme";
import { useEffect, useLayoutEffect } from "react";
import type { Settings } from "../world/settings.ts";
import { useFlow } from "../world/use-flow.ts";
import { settingsActors } from "./settings.actors.ts";

const machine = createAccessibilitySettingsMachine({ now: Date.now }).provide({ actors: settingsActors });

interface SettingsRunnerProps {
  /** What the server rendered the page with. */
  shown: DisplaySettings;
  onChange: (settings: Settings) => void;
}

/** Runs the one settings machine of the page and makes the root element obey it; shows nothing itself. */
export function SettingsRunner({ shown, onChange }: SettingsRunnerProps) {
  const [snapshot, send] = useFlow(machine, { shown }, {} as never);
  const { settings } = snapshot.context;
  useLayoutEffect(() => applyDisplay(document.documentElement, settings), [settings]);
  useEffect(
    () =>
      onChange({
        ...accessibilitySettingsView(snapshot),
        change: (change) => send({ type: "setting.changed", change }),
        reset: () => send({ type: "reset.asked" }),
        undoReset: () => send({ type: "reset.undone" }),
      }),
    [snapshot, send, onChange],
  );
  return null;
}
