import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { copy, losses, question } from "./copy.ts";
import type { Blocking } from "./use-block.ts";

/** Asks before a person is blocked, and states what follows. */
export function BlockQuestion({ blocking }: { blocking: Blocking }) {
  useOverlayLock("block", blocking.isAsked);
  return (
    <ConfirmDialog
      isOpen={blocking.isAsked}
      title={question(blocking.name)}
      losses={losses}
      confirmLabel={copy.block}
      isPending={blocking.isSending}
      error={blocking.problem ?? undefined}
      onConfirm={blocking.block}
      onCancel={blocking.decline}
    />
  );
}
