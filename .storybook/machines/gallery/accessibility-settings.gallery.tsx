import {
  accessibilitySettingsView,
  createAccessibilitySettingsMachine,
} from "@jobami/machines/display/accessibility-settings";
import { SettingsPanel } from "@jobami/ui/patterns/SettingsPanel";
import { galleryOf, nothing } from "./Gallery.tsx";

const machine = createAccessibilitySettingsMachine({ now: Date.now });

export const gallery = galleryOf("display/accessibility-settings", machine, (snapshot) => {
  const { settings, canReset, canUndoReset, isNotSaved, systemReducesMotion } =
    accessibilitySettingsView(snapshot);
  return (
    <SettingsPanel
      settings={settings}
      canReset={canReset}
      canUndoReset={canUndoReset}
      isNotSaved={isNotSaved}
      systemReducesMotion={systemReducesMotion}
      onChange={nothing}
      onReset={nothing}
      onUndoReset={nothing}
    />
  );
});
