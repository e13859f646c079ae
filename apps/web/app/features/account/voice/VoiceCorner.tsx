import type { AccessibilitySettings } from "@jobami/machines/display/accessibility-settings";
import { Stack } from "@jobami/ui/layout/Stack";
import { useState } from "react";
import { ReadingController } from "./ReadingController.tsx";
import { createSpeechQueue, SpeechContext } from "./speech-queue.ts";
import * as css from "./Voice.css.ts";
import { VoiceController } from "./VoiceController.tsx";
import type { Voice } from "./voice.context.ts";

interface VoiceCornerProps {
  settings: AccessibilitySettings;
  onChange: (voice: Voice | null) => void;
}

/** Reading aloud and commands by voice, as far as a person wants them, in the corner of every page [A11Y-13, A11Y-18]. */
export function VoiceCorner({ settings, onChange }: VoiceCornerProps) {
  const [queue] = useState(createSpeechQueue);
  return (
    <SpeechContext value={queue}>
      <Stack gap={3} align="start" className={css.corner} data-print="hidden">
        {settings.speechEnabled && <ReadingController settings={settings} />}
        {settings.speechRecognition && <VoiceController onChange={onChange} />}
      </Stack>
    </SpeechContext>
  );
}
