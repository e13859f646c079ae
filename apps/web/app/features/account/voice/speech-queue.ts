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
}

/** Where texts to be read are handed in; silent until a person reads. */
export interface SpeechQueue {
  /** False when no one reads: the person has not asked for it. */
  offer: (text: string, source: SpeechSource) => boolean;
  order: (order: SpeechOrder) => boolean;
  /** Reports whether a person is listened to, or answered: nothing is read meanwhile. */
  listen: (isListening: boolean) => void;
  /** Whether something is being read, or waits for it. */
  isReading: () => boolean;
  /** Reads from now on; the answer ends it. */
  connect: (reader: Reader) => () => void;
}

/** A queue without a reader. */
export function createSpeechQueue(): SpeechQueue {
  let reader: Reader | null = null;
  let isListening = false;
  return {
    offer: (text, source) => {
      reader?.offer(text, source);
      return reader !== null;
    },
    order: (order) => {
      reader?.order(order);
      return reader !== null;
    },
    listen: (listens) => {
      isListening = listens;
      reader?.listen(listens);
    },
    isReading: () => reader?.isReading() === true,
    connect: (next) => {
      reader = next;
      if (isListening) next.listen(true);
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
