import { announce } from "@jobami/ui/announce";
import { useEffect, useRef } from "react";

/** Announces `text` whenever `key` has changed: what a list shows when its page comes is no news. */
export function useSpokenChange(key: number | string, text: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    announce(text);
  }, [key, text]);
}
