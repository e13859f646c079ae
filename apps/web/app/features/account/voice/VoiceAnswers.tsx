import type { VoiceSettings } from "@jobami/machines/voice/voice";
import { Button } from "@jobami/ui/Button";
import { Columns } from "@jobami/ui/layout/Columns";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Select } from "@jobami/ui/Select";
import { Volume2 } from "lucide-react";
import { useNotify } from "../../../platform/notices/index.ts";
import { useVoices } from "./use-voices.ts";
import { speak, synthesis } from "./utterance.ts";
import * as css from "./VoiceSettings.css.ts";
import { copy, factors, volumes } from "./voice-settings.copy.ts";

/** What the parts of the page are given. */
export interface VoicePartProps {
  settings: VoiceSettings;
  change: (change: Partial<VoiceSettings>) => void;
}

/** `Select` has no empty value: the browser's own voice needs a name. */
const ownVoice = "own";

/** The voice that answers, and an example of it. */
export function VoiceAnswers({ settings, change }: VoicePartProps) {
  const voices = useVoices();
  const notify = useNotify();
  if (synthesis() === undefined) return null;
  const { language, speechVoice, speechRate, speechPitch, speechVolume } = settings;
  const listen = () =>
    speak(
      {
        text: copy.example,
        lang: language,
        voice: speechVoice,
        rate: speechRate,
        pitch: speechPitch,
        volume: speechVolume,
      },
      {
        onEnd: (wasSpoken) => {
          if (!wasSpoken) notify({ kind: "error", title: copy.noVoice });
        },
      },
    );
  return (
    <FormSection title={copy.answers}>
      <Select
        label={copy.speechVoice}
        options={[
          { value: ownVoice, label: copy.ownVoice },
          ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
        ]}
        value={speechVoice === "" ? ownVoice : speechVoice}
        onChange={(value) => change({ speechVoice: value === ownVoice ? "" : value })}
      />
      <Columns from="tablet" gap={5} align="start">
        <Select
          label={copy.speechRate}
          options={factors([0.5, 0.75, 1, 1.25, 1.5, 2], speechRate)}
          value={String(speechRate)}
          onChange={(value) => change({ speechRate: Number(value) })}
        />
        <Select
          label={copy.speechPitch}
          options={factors([0.5, 0.75, 1, 1.25, 1.5], speechPitch)}
          value={String(speechPitch)}
          onChange={(value) => change({ speechPitch: Number(value) })}
        />
        <Select
          label={copy.speechVolume}
          options={volumes(speechVolume)}
          value={String(speechVolume)}
          onChange={(value) => change({ speechVolume: Number(value) })}
        />
      </Columns>
      <div className={css.action}>
        <Button variant="secondary" icon={<Volume2 />} onClick={listen}>
          {copy.tryVoice}
        </Button>
      </div>
    </FormSection>
  );
}
