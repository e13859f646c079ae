interface Alternative {
  readonly transcript: string;
}
interface Result {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: Alternative;
}
/** The part of a result event of the Web Speech API that is read. */
export interface RecognitionResult {
  readonly resultIndex: number;
  readonly results: { readonly length: number; readonly [index: number]: Result };
}

/** A recogniser of the Web Speech API, as far as it is used. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type RecogniserClass = new () => Recogniser;

/** The browser's recogniser, under either of its names; undefined where there is none. */
export function recogniserClass(): RecogniserClass | undefined {
  const browserGlobals = globalThis as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return browserGlobals.SpeechRecognition ?? browserGlobals.webkitSpeechRecognition;
}

/** The newest sentence of a result event: all its readings, and whether it will still change. */
export function newestSentence({ resultIndex, results }: RecognitionResult): {
  alternatives: string[];
  isFinal: boolean;
} {
  const changed = Array.from(
    { length: results.length - resultIndex },
    (_, index) => results[resultIndex + index],
  );
  const result = changed.find((one) => one?.isFinal) ?? changed.at(-1);
  if (result === undefined) return { alternatives: [], isFinal: false };
  const alternatives = Array.from(
    { length: result.length },
    (_, index) => result[index]?.transcript.trim() ?? "",
  );
  return { alternatives, isFinal: result.isFinal };
}
