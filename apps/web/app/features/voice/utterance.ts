/** A voice that has not begun by then will not: some browsers queue an utterance and stay silent, in ms. */
const startPatienceMs = 3000;

/** How a text is said. `voice` is a `voiceURI`; null for the browser's own. */
export interface Utterance {
  text: string;
  rate: number;
  voice: string | null;
  lang: string;
  pitch?: number;
  volume?: number;
}

/** The browser's voices, undefined where it has none at all. */
export function synthesis(): SpeechSynthesis | undefined {
  return "speechSynthesis" in globalThis ? globalThis.speechSynthesis : undefined;
}

function utteranceOf({
  text,
  rate,
  voice,
  lang,
  pitch = 1,
  volume = 1,
}: Utterance): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = lang;
  utterance.rate = rate;
  utterance.pitch = pitch;
  utterance.volume = volume;
  const chosen = synthesis()
    ?.getVoices()
    .find(({ voiceURI }) => voiceURI === voice);
  if (chosen !== undefined) utterance.voice = chosen;
  return utterance;
}

/** Says a text; `onEnd` tells whether it was said. The answer silences it. */
export function say(what: Utterance, onEnd: (wasSaid: boolean) => void): () => void {
  const voices = synthesis();
  if (voices === undefined) throw new Error("this browser has no voice");
  const utterance = utteranceOf(what);
  let isOver = false;
  const end = (wasSaid: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    if (!wasSaid) voices.cancel();
    onEnd(wasSaid);
  };
  const patience = setTimeout(() => end(false), startPatienceMs);
  utterance.onstart = () => clearTimeout(patience);
  utterance.onend = () => end(true);
  utterance.onerror = () => end(false);
  // A paused synthesis would keep the next text waiting for ever.
  voices.resume();
  voices.speak(utterance);
  return () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    voices.cancel();
  };
}
