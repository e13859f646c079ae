import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useBlocker } from "react-router";
import { useOverlayLock } from "../../platform/overlays/index.ts";
import { words } from "./copy.ts";

/** Asks before another page is gone to while something is kept nowhere. */
export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  );
  const isOpen = blocker.state === "blocked";
  useOverlayLock("leave-photo", isOpen);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.leaveQuestion}
      losses={[words.leaveLoss]}
      confirmLabel={words.leave}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
