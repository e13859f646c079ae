import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useOverlayLock } from "../../platform/overlays/index.ts";
import { words } from "./copy.ts";

/** The address that a click leads to on this site; null where it stays on the page, or opens beside it. */
function destinationOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!isPlain || link === null || link.origin !== location.origin) return null;
  if (link.hasAttribute("download") || link.target === "_blank" || link.pathname === location.pathname)
    return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Asks before a link is followed while something is kept nowhere. */
export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<string | null>(null);
  useOverlayLock("leave-photo", destination !== null);
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: MouseEvent) => {
      const to = destinationOf(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(to);
    };
    document.addEventListener("click", ask, { capture: true });
    return () => document.removeEventListener("click", ask, { capture: true });
  }, [isAsked]);
  return (
    <ConfirmDialog
      isOpen={destination !== null}
      title={words.leaveQuestion}
      losses={[words.leaveLoss]}
      confirmLabel={words.leave}
      onConfirm={() => {
        setDestination(null);
        if (destination !== null) void navigate(destination);
      }}
      onCancel={() => setDestination(null)}
    />
  );
}
