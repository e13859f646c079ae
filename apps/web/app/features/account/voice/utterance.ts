import { withoutSecrets } from "./secrets.ts";

/** A voice that has not begun by then will not: some browsers queue an utterance and stay silent, in ms. */
const startPatienceMs = 3000;

/** How a text is spoken. `voice` is a `voiceURI`; null for the browser's own. */
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

/** What is being spoken now, whoever asked for it. Browsers forget an utterance that no one holds, and never report its end. */
const live = new Set<SpeechSynthesisUtterance>();
const watchers = new Set<(isSpeaking: boolean) => void>();

function keep(utterance: SpeechSynthesisUtterance): void {
  live.add(utterance);
  if (live.size === 1) for (const watcher of [...watchers]) watcher(true);
}

function drop(utterance: SpeechSynthesisUtterance): void {
  if (live.delete(utterance) && live.size === 0) for (const watcher of [...watchers]) watcher(false);
}

/** Reports when the product begins to speak and when it has fallen silent, from now on. The answer ends it. */
export function watchSpeaking(watcher: (isSpeaking: boolean) => void): () => void {
  watchers.add(watcher);
  if (live.size > 0) watcher(true);
  return () => watchers.delete(watcher);
}

interface Hearers {
  /** Whether it was spoken. */
  onEnd: (wasSpoken: boolean) => void;
  /** How many characters were spoken before the word that begins now; not every voice reports. */
  onReach?: (at: number) => void;
}

/** Speaks a text, never a secret that stands in a field of the page. The answer silences it. */
export function speak(what: Utterance, { onEnd, onReach }: Hearers): () => void {
  const voices = synthesis();
  if (voices === undefined) throw new Error("this browser has no voice");
  const utterance = utteranceOf({ ...what, text: withoutSecrets(what.text) });
  let isOver = false;
  const leave = () => {
    isOver = true;
    clearTimeout(patience);
    drop(utterance);
  };
  const end = (wasSpoken: boolean) => {
    if (isOver) return;
    leave();
    if (!wasSpoken) voices.cancel();
    onEnd(wasSpoken);
  };
  const patience = setTimeout(() => end(false), startPatienceMs);
  utterance.onstart = () => clearTimeout(patience);
  utterance.onboundary = ({ charIndex }) => onReach?.(charIndex);
  utterance.onend = () => end(true);
  utterance.onerror = () => end(false);
  keep(utterance);
  // A paused synthesis would keep the next text waiting for ever.
  voices.resume();
  voices.speak(utterance);
  return () => {
    if (isOver) return;
    leave();
    voices.cancel();
  };
}
