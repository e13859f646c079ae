import type { LiveEvent } from "@jobami/api/live/events";
import type { HeardWhisper, Whisper } from "@jobami/api/live/whispers";
import { createContext, use, useEffect, useRef } from "react";

/** What a listener of the live channel does with an event, and when events were missed that cannot be replayed. */
export interface LiveListener {
  received: (event: LiveEvent) => void;
  /** What is shown must be read again. */
  stale: () => void;
  /** The channel works again after trouble. */
  returned?: () => void;
  /** A person whispers. */
  whispered?: (whisper: HeardWhisper) => void;
}

/** Hears the live channel; the answer ends it. */
export type HearLive = (listener: LiveListener) => () => void;

/** Sends something that no one stores; nothing happens while there is no channel. */
export type WhisperLive = (whisper: Whisper) => void;

/** Where what the channel reports is passed on to the screens, and what they whisper to the channel. */
export interface LiveHub extends Required<LiveListener> {
  hear: HearLive;
  whisper: WhisperLive;
  /** Sets where whispers go; the answer ends it. */
  carry: (speaker: WhisperLive) => () => void;
  /** Notes how far a person's sequence was heard on this page. */
  reached: (userId: string, seq: number) => void;
  /** From where a person's sequence is read: how far the page was made, or was heard since; null when neither is known. */
  placeOf: (userId: string, madeAt: number | null) => number | null;
}

/** A hub without listeners. */
export function createLiveHub(): LiveHub {
  const listeners = new Set<LiveListener>();
  const places = new Map<string, number>();
  let speaker: WhisperLive | null = null;
  return {
    reached: (userId, seq) => void places.set(userId, seq),
    placeOf: (userId, madeAt) => {
      const heard = places.get(userId);
      return heard === undefined ? madeAt : Math.max(heard, madeAt ?? heard);
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    received: (event) => {
      for (const listener of [...listeners]) listener.received(event);
    },
    stale: () => {
      for (const listener of [...listeners]) listener.stale();
    },
    returned: () => {
      for (const listener of [...listeners]) listener.returned?.();
    },
    whispered: (whisper) => {
      for (const listener of [...listeners]) listener.whispered?.(whisper);
    },
    whisper: (whisper) => speaker?.(whisper),
    carry: (next) => {
      speaker = next;
      return () => {
        if (speaker === next) speaker = null;
      };
    },
  };
}

/** The live channel of the signed-in person, given by the shell (or a story). */
export const LiveContext = createContext<HearLive>(() => () => {});

/** How a screen whispers. */
export const WhisperContext = createContext<WhisperLive>(() => {});

/** Calls with every live event for as long as the component is shown. */
export function useLiveEvents(listener: LiveListener): void {
  const hear = use(LiveContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      hear({
        received: (event) => latest.current.received(event),
        stale: () => latest.current.stale(),
        returned: () => latest.current.returned?.(),
        whispered: (whisper) => latest.current.whispered?.(whisper),
      }),
    [hear],
  );
}
