import { SettingsPanel } from "@jobami/ui/patterns/SettingsPanel";
import type { Settings } from "../../../platform/display/index.ts";
import { SpeechSettings } from "../voice/index.ts";
import { NoticeSettings } from "./NoticeSettings.tsx";

interface DisplayPanelProps {
  settings: Settings;
  /** The level of its heading, below what it stands in. */
  headingLevel: 2 | 3;
  /** The person goes to another page from here. */
  onLeave: () => void;
}

/** All display settings. What is chosen counts at once. */
export function DisplayPanel({ settings: current, headingLevel, onLeave }: DisplayPanelProps) {
  const { settings, change, reset, undoReset, ...rest } = current;
  return (
    <SettingsPanel settings={settings} onChange={change} onReset={reset} onUndoReset={undoReset} {...rest}>
      <NoticeSettings settings={settings} headingLevel={headingLevel} onChange={change} />
      <SpeechSettings settings={settings} headingLevel={headingLevel} onChange={change} onLeave={onLeave} />
    </SettingsPanel>
  );
}
