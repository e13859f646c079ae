import { visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterOverlay, focusOn, focusPage, overlayAround } from "./focus-page.ts";
import { keepFocus } from "./lost-focus.ts";

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

/** A page that has come may still find out what it is called, in ms: it is announced by that name alone. */
const titleSettlesMs = 250;

/**
 * Every change of page, for who does not see it: its title is announced, and the focus goes to its content, or to the place that
 * its address names. Where the page is scrolled is left to the router; the first page is left to the browser.
 */
export function PageArrival() {
  const { pathname, hash, key } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const known = useRef({ pathname, key });
  const stopWaiting = useRef(() => {});
  const isComing = useRef(false);
  const announceTitle = useRef(() => {});
  useEffect(keepFocus, []);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { pathname, key };
    if (before.key === key || (before.pathname === pathname && placeOf(hash) === null)) return;
    if (before.pathname !== pathname && region.current) {
      region.current.textContent = "";
      isComing.current = true;
      announceTitle.current();
    }
    stopWaiting.current();
    const stops = [goTo(hash), scrollOnceStyled(hash)];
    stopWaiting.current = () => {
      for (const stop of stops) stop();
    };
  }, [pathname, hash, key]);
  // A page may learn what it is called only after it has come.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    announceTitle.current = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isComing.current = false;
        if (region.current) region.current.textContent = document.title;
      }, titleSettlesMs);
    };
    const observer = new MutationObserver(() => {
      const announced = region.current?.textContent;
      if (isComing.current || (announced && announced !== document.title)) announceTitle.current();
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return <div ref={region} id="page-annoncee" role="status" className={visuallyHidden} />;
}
