import { Dialog } from "@jobami/ui/Dialog";
import { SettingsPanel } from "@jobami/ui/patterns/SettingsPanel";
import { SpeechSettings } from "../features/voice/SpeechSettings.tsx";
import type { Settings } from "../world/settings.ts";
import { words } from "./copy.ts";

interface SettingsDialogProps {
  settings: Settings;
  isOpen: boolean;
  onClose: () => void;
}

/** The panel of settings, over any page. What is chosen counts at once; closing keeps it. */
export function SettingsDialog({ settings: current, isOpen, onClose }: SettingsDialogProps) {
  const { settings, change, reset, undoReset, ...told } = current;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.displaySettings}>
      <SettingsPanel settings={settings} onChange={change} onReset={reset} onUndoReset={undoReset} {...told}>
        <SpeechSettings settings={settings} onChange={change} onLeave={onClose} />
      </SettingsPanel>
    </Dialog>
  );
}
