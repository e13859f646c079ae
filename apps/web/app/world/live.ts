import type { LiveEvent } from "@jobami/api/live/events";
import { createContext, use, useEffect, useRef } from "react";

/** Hears the live channel; the answer ends it. */
export type HearLive = (listener: (event: LiveEvent) => void) => () => void;

/** The live channel of the signed-in person, given by the shell (or a story). */
export const LiveContext = createContext<HearLive>(() => () => {});

/** Calls with every live event for as long as the component is shown. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const hear = use(LiveContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => hear((event) => latest.current(event)), [hear]);
}
