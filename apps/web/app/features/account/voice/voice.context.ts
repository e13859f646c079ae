import type { VoiceView } from "@jobami/machines/voice/voice";
import { createContext } from "react";

/** Commands by voice, as the shell runs them: what is shown, and the press of a button. */
export interface Voice {
  view: VoiceView;
  press: () => void;
}

/** Given by the shell (or a story) once a person wants commands by voice and the machine runs; null before. */
export const VoiceContext = createContext<Voice | null>(null);
