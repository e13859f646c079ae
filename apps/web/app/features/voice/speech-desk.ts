import type { SpeechSource } from "@jobami/machines/flows/speech-queue";
import { createContext, use } from "react";

/** What can be asked of the reading aloud. */
export type SpeechOrder = "pause" | "resume" | "skip" | "stop";

/** Who reads aloud. */
export interface Reader {
  offer: (text: string, source: SpeechSource) => void;
  order: (order: SpeechOrder) => void;
}

/** Where texts to be read are handed in; silent until somebody reads. */
export interface SpeechDesk {
  /** False when nobody reads: the person has not asked for it. */
  offer: (text: string, source: SpeechSource) => boolean;
  order: (order: SpeechOrder) => boolean;
  /** Reads from now on; the answer ends it. */
  connect: (reader: Reader) => () => void;
}

/** A desk without a reader. */
export function createSpeechDesk(): SpeechDesk {
  let reader: Reader | null = null;
  return {
    offer: (text, source) => {
      reader?.offer(text, source);
      return reader !== null;
    },
    order: (order) => {
      reader?.order(order);
      return reader !== null;
    },
    connect: (next) => {
      reader = next;
      return () => {
        if (reader === next) reader = null;
      };
    },
  };
}

/** The desk of the page, given by the shell (or a story). */
export const SpeechContext = createContext<SpeechDesk>(createSpeechDesk());

/** The desk of the nearest provider. */
export function useSpeechDesk(): SpeechDesk {
  return use(SpeechContext);
}
