import { visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isTitleAwaited } from "../page/index.ts";
import { afterOverlay, focusOn, focusPage, overlayAround } from "./focus-page.ts";
import { keepFocus } from "./lost-focus.ts";
import { createPageAnnouncer } from "./page-announcer.ts";

/** The place that an address names in its page, when it is there. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * The router scrolls to a place as the page comes; where a style sheet comes after it, the place has moved, and is scrolled
 * to once more.
 */
function scrollOnceStyled(hash: string): () => void {
  const stop = new AbortController();
  const late = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    ({ sheet }) => sheet === null,
  );
  for (const link of late)
    link.addEventListener("load", () => placeOf(hash)?.scrollIntoView(), { signal: stop.signal });
  return () => stop.abort();
}

/** Reading and Tab go on at what the address leads to; a menu that led there is let close first, since it holds the focus. */
function goTo(hash: string): () => void {
  const go = () => {
    const place = placeOf(hash);
    if (place === null) focusPage();
    else focusOn(place, { preventScroll: true });
  };
  const overlay = overlayAround(document.activeElement);
  if (overlay === null) {
    go();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (overlay.isConnected) return;
    observer.disconnect();
    afterOverlay(go);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Every change of page, for who does not see it: its title is announced, and the focus goes to its content, or to the place that
 * its address names. Where the page is scrolled is left to the router; the first page is left to the browser.
 */
export function PageArrival() {
  const { pathname, hash, key } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const known = useRef({ pathname, key });
  const stopWaiting = useRef(() => {});
  const [announcer] = useState(() =>
    createPageAnnouncer({
      title: () => document.title,
      isTitleAwaited,
      speak: (text) => {
        if (region.current) region.current.textContent = text;
      },
    }),
  );
  useEffect(keepFocus, []);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { pathname, key };
    if (before.key === key || (before.pathname === pathname && placeOf(hash) === null)) return;
    if (before.pathname !== pathname) announcer.arrived();
    stopWaiting.current();
    const stops = [goTo(hash), scrollOnceStyled(hash)];
    stopWaiting.current = () => {
      for (const stop of stops) stop();
    };
  }, [pathname, hash, key, announcer]);
  // A page may learn what it is called only after it has come.
  useEffect(() => {
    const observer = new MutationObserver(announcer.titled);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      announcer.stop();
      observer.disconnect();
    };
  }, [announcer]);
  return <div ref={region} id="page-annoncee" role="status" className={visuallyHidden} />;
}
