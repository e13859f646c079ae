import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { focusPage } from "../platform/focus/index.ts";
import { useCovers } from "../platform/viewport/index.ts";
import * as css from "./MissedPart.css.ts";

const copy = {
  offline: {
    title: "Vous êtes hors ligne.",
    detail: "La page demandée s’ouvrira au retour du réseau.",
    action: "Rester ici",
  },
};

/** The link that a click leads to another page of this site by, in this window. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link === null || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const { origin, pathname } = globalThis.location;
  return link.origin === origin && link.pathname !== pathname ? link : null;
}

/** As it was pressed; one that is gone meanwhile, in a menu that closed, by its address. */
function open(link: HTMLAnchorElement): void {
  if (link.isConnected) link.click();
  else globalThis.location.assign(link.href);
}

/** Without network no page can come, and asking for one would lose this one: a link that is pressed then waits, and is opened once the network is back, unless its reader goes on here meanwhile. */
export function WaitingLink() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is on another page no longer waits for that one.
  useEffect(() => setLink(null), [key]);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const pressed = navigator.onLine ? null : linkOf(event);
      if (pressed === null) return;
      event.preventDefault();
      setLink(pressed);
    };
    globalThis.addEventListener("click", hold, true);
    return () => globalThis.removeEventListener("click", hold, true);
  }, []);
  useEffect(() => {
    if (link === null) return;
    const goOn = () => {
      setLink(null);
      open(link);
    };
    const goOnHere = () => setLink(null);
    globalThis.addEventListener("online", goOn);
    document.addEventListener("input", goOnHere);
    return () => {
      globalThis.removeEventListener("online", goOn);
      document.removeEventListener("input", goOnHere);
    };
  }, [link]);
  /** The line goes, and with it the button that has the focus: one is back where one was. */
  const stay = () => {
    setLink(null);
    if (link?.isConnected) link.focus();
    else focusPage();
  };
  return (
    <div ref={useCovers("top")} className={css.missedPart}>
      <ConnectionStatus state={link === null ? "online" : "offline"} labels={copy} onRetry={stay} />
    </div>
  );
}
