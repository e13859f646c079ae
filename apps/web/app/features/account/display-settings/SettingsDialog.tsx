import { Dialog } from "@jobami/ui/Dialog";
import type { Settings } from "../../../platform/display/index.ts";
import { copy } from "./copy.ts";
import { DisplayPanel } from "./DisplayPanel.tsx";

interface SettingsDialogProps {
  settings: Settings;
  isOpen: boolean;
  onClose: () => void;
}

/** The panel of settings, over any page; closing keeps what was chosen. */
export function SettingsDialog({ settings, isOpen, onClose }: SettingsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.title}>
      <DisplayPanel settings={settings} headingLevel={3} onLeave={onClose} />
    </Dialog>
  );
}
