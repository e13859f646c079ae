import { type RefObject, useLayoutEffect, useRef } from "react";

/** Gives what stands at the ref the focus as it comes, before anything can be typed (ADR 020). */
export function useFocusAtFirst<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return place;
}
