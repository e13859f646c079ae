import {
  accessibilitySettingsView,
  createAccessibilitySettingsMachine,
} from "@jobami/machines/flows/accessibility-settings";
import { SettingsPanel } from "@jobami/ui/patterns/SettingsPanel";
import { faceOf, nothing } from "../viewer/Standing.tsx";

const machine = createAccessibilitySettingsMachine({ now: Date.now });

export const face = faceOf("accessibility-settings", machine, (snapshot) => {
  const { settings, canReset, canUndoReset, isNotKept, systemReducesMotion } =
    accessibilitySettingsView(snapshot);
  return (
    <SettingsPanel
      settings={settings}
      canReset={canReset}
      canUndoReset={canUndoReset}
      isNotKept={isNotKept}
      systemReducesMotion={systemReducesMotion}
      onChange={nothing}
      onReset={nothing}
      onUndoReset={nothing}
    />
  );
});
