import type { AccessibilitySettings } from "@jobami/machines/flows/accessibility-settings";
import { useState } from "react";
import type { Voice } from "../../world/voice.ts";
import { ReadingRunner } from "./ReadingRunner.tsx";
import { createSpeechDesk, SpeechContext } from "./speech-desk.ts";
import * as css from "./Voice.css.ts";
import { VoiceRunner } from "./VoiceRunner.tsx";

interface VoiceCornerProps {
  settings: AccessibilitySettings;
  onChange: (voice: Voice | null) => void;
}

/** Reading aloud and commands by voice, as far as a person wants them, in the corner of every page [A11Y-13, A11Y-18]. */
export function VoiceCorner({ settings, onChange }: VoiceCornerProps) {
  const [desk] = useState(createSpeechDesk);
  return (
    <SpeechContext value={desk}>
      <div className={css.corner}>
        {settings.speechEnabled && <ReadingRunner settings={settings} />}
        {settings.speechRecognition && <VoiceRunner onChange={onChange} />}
      </div>
    </SpeechContext>
  );
}
