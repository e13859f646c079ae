import { type AccessibilitySettings, speechRates } from "@jobami/machines/display/accessibility-settings";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { Slider } from "@jobami/ui/Slider";
import { Switch } from "@jobami/ui/Switch";
import { heading, link } from "@jobami/ui/styles";
import { Link } from "react-router";
import { voiceSettingsPath } from "../../../generated/paths.ts";
import { useSession } from "../../../platform/session/index.ts";
import { recogniserClass } from "./recognition.ts";
import * as css from "./SpeechSettings.css.ts";
import { copy, readings } from "./speech-settings.copy.ts";
import { useVoices } from "./use-voices.ts";
import { synthesis } from "./utterance.ts";

/** `Select` has no empty value: the device’s own voice needs a name. */
const ownVoice = "own";

interface SpeechSettingsProps {
  settings: AccessibilitySettings;
  /** The level of its heading, below what it stands in. */
  headingLevel: 2 | 3;
  onChange: (change: Partial<AccessibilitySettings>) => void;
  /** The person goes to another page from here. */
  onLeave: () => void;
}

/** Reading aloud and commands by voice, as a part of the settings panel [A11Y-11, A11Y-12, A11Y-13]. */
export function SpeechSettings({ settings, headingLevel, onChange, onLeave }: SpeechSettingsProps) {
  const { user } = useSession();
  const hasVoice = synthesis() !== undefined;
  const hasEars = recogniserClass() !== undefined;
  const { speechEnabled, speechRecognition } = settings;
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack as="section" gap={2} aria-labelledby="speech-settings">
      <Heading id="speech-settings" className={heading[4]}>
        {copy.title}
      </Heading>
      <Switch
        label={copy.speechEnabled}
        help={hasVoice ? copy.speechEnabledHelp : copy.noSynthesis}
        isDisabled={!hasVoice}
        checked={speechEnabled && hasVoice}
        onChange={({ target }) => onChange({ speechEnabled: target.checked })}
      />
      {speechEnabled && hasVoice && <Reading settings={settings} onChange={onChange} />}
      <Switch
        label={copy.speechRecognition}
        help={recognitionHelp(hasEars, user !== null)}
        isDisabled={!hasEars}
        checked={speechRecognition && hasEars}
        onChange={({ target }) => onChange({ speechRecognition: target.checked })}
      />
      {speechRecognition && hasEars && user !== null && (
        <Link className={`${link} ${css.more}`} to={voiceSettingsPath} onClick={onLeave}>
          {copy.more}
        </Link>
      )}
    </Stack>
  );
}

function recognitionHelp(hasEars: boolean, isSignedIn: boolean): string {
  if (!hasEars) return copy.noRecognition;
  return isSignedIn ? copy.speechRecognitionHelp : copy.visitorRecognitionHelp;
}

function Reading({ settings, onChange }: Pick<SpeechSettingsProps, "settings" | "onChange">) {
  const voices = useVoices();
  return (
    <Stack gap={4} className={css.reading}>
      <Slider
        label={copy.speechRate}
        min={speechRates.least}
        max={speechRates.most}
        step={0.25}
        format={{ maximumFractionDigits: 2 }}
        value={settings.speechRate}
        onChange={(speechRate) => onChange({ speechRate })}
      />
      <Select
        label={copy.speechVoice}
        options={[
          { value: ownVoice, label: copy.ownVoice },
          ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
        ]}
        value={settings.speechVoice ?? ownVoice}
        onChange={(voice) => onChange({ speechVoice: voice === ownVoice ? null : voice })}
      />
      <div>
        {readings.map(({ key, label, help }) => (
          <Switch
            key={key}
            label={label}
            help={help}
            checked={settings[key]}
            onChange={({ target }) => onChange({ [key]: target.checked })}
          />
        ))}
      </div>
    </Stack>
  );
}
