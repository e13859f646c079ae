import { useEffect, useState } from "react";
import { whenVoicesArrive } from "./speech.actors.ts";
import { synthesis } from "./utterance.ts";

function known(): readonly SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  const french = voices.filter(({ lang }) => lang.toLowerCase().startsWith("fr"));
  return french.length > 0 ? french : voices;
}

/** The browser's French voices (all of them where it has no French one), also those that come late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(known);
  useEffect(() => whenVoicesArrive(() => setVoices(known())), []);
  return voices;
}
