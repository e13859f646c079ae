import type { SpeechSource } from "@jobami/machines/voice/speech-queue";
import { createContext, use } from "react";

/** What can be asked of the reading aloud. */
export type SpeechOrder = "pause" | "resume" | "skip" | "stop";

/** Who reads aloud. */
export interface Reader {
  offer: (text: string, source: SpeechSource) => void;
  order: (order: SpeechOrder) => void;
  /** Keeps silent while a person is listened to. */
  listen: (isListening: boolean) => void;
  /** Whether something is being read, or waits for it. */
  isReading: () => boolean;
  /** What comes after the part that is read has changed. */
  wait: (rest: readonly string[]) => void;
}

/** Where texts to be read are handed in; silent until a person reads. */
export interface SpeechQueue {
  /** False when no one reads: the person has not asked for it. A part of a long text brings what comes after it. */
  offer: (text: string, source: SpeechSource, rest?: readonly string[]) => boolean;
  /** What comes after the part that was read, and waits no more; nothing while something is being read. */
  takeRest: () => readonly string[];
  /** Lets what waits go. */
  forgetRest: () => void;
  order: (order: SpeechOrder) => boolean;
  /** Reports whether a person is listened to, or answered: nothing is read meanwhile. */
  listen: (isListening: boolean) => void;
  /** Whether something is being read, or waits for it, also a part of a long text for a press. */
  isReading: () => boolean;
  /** Reads from now on; the answer ends it. */
  connect: (reader: Reader) => () => void;
}

/** A queue without a reader. */
export function createSpeechQueue(): SpeechQueue {
  let reader: Reader | null = null;
  let isListening = false;
  let rest: readonly string[] = [];
  const keep = (next: readonly string[]) => {
    rest = next;
    reader?.wait(next);
  };
  return {
    offer: (text, source, next) => {
      if (next !== undefined) keep(next);
      reader?.offer(text, source);
      return reader !== null;
    },
    takeRest: () => {
      if (reader?.isReading() === true) return [];
      const taken = rest;
      keep([]);
      return taken;
    },
    forgetRest: () => keep([]),
    order: (order) => {
      if (order === "stop") keep([]);
      reader?.order(order);
      return reader !== null;
    },
    listen: (listens) => {
      isListening = listens;
      reader?.listen(listens);
    },
    isReading: () => reader?.isReading() === true || rest.length > 0,
    connect: (next) => {
      reader = next;
      if (isListening) next.listen(true);
      next.wait(rest);
      return () => {
        if (reader === next) reader = null;
      };
    },
  };
}

/** The queue of the page, given by its layout (or a story). */
export const SpeechContext = createContext<SpeechQueue>(createSpeechQueue());

/** The queue of the nearest provider. */
export function useSpeechQueue(): SpeechQueue {
  return use(SpeechContext);
}
