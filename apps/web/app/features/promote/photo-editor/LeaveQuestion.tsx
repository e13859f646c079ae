import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy } from "./copy.ts";

/** The address that a click leads to on this site; null where it stays on the page, or opens beside it. */
function destinationOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!isPlain || link === null || link.origin !== location.origin) return null;
  if (link.hasAttribute("download") || link.target === "_blank" || link.pathname === location.pathname)
    return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Where it leads, once that is known: by a link, or to an entry of the browser's history. */
type Way = { by: "link"; to: string } | { by: "history"; key: string };

/**
 * Asks before a link is followed or the history walked while something is stored nowhere. Browsers without the Navigation API walk their
 * history unasked: nothing else lets a page refuse it without writing entries of its own there.
 */
export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  const isLeaving = useRef(false);
  useOverlayLock("leave-photo", way !== null);
  useEffect(() => {
    if (!isAsked) return;
    const askOfLink = (event: MouseEvent) => {
      const to = destinationOf(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWay({ by: "link", to });
    };
    const askOfHistory = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
      event.preventDefault();
      setWay({ by: "history", key: event.destination.key });
    };
    const history: Navigation | undefined = window.navigation;
    document.addEventListener("click", askOfLink, { capture: true });
    history?.addEventListener("navigate", askOfHistory);
    return () => {
      document.removeEventListener("click", askOfLink, { capture: true });
      history?.removeEventListener("navigate", askOfHistory);
    };
  }, [isAsked]);
  function leave(): void {
    setWay(null);
    isLeaving.current = true;
    if (way?.by === "link") void navigate(way.to);
    if (way?.by === "history") window.navigation.traverseTo(way.key);
  }
  return (
    <ConfirmDialog
      isOpen={way !== null}
      title={copy.leaveQuestion}
      losses={[copy.leaveLoss]}
      confirmLabel={copy.leave}
      onConfirm={leave}
      onCancel={() => setWay(null)}
    />
  );
}
