import type { SnapshotFrom } from "xstate";
import type { LegalKey, LegalModalMachine } from "./legal-modal.machine.ts";

/** What the legal modal shows; `key` is null while it is closed. */
export interface LegalModalView {
  key: LegalKey | null;
  status: "loading" | "shown" | "failed";
}

/** Snapshot to modal. */
export function legalModalView(
  snapshot: Pick<SnapshotFrom<LegalModalMachine>, "hasTag" | "context">,
): LegalModalView {
  const status = snapshot.hasTag("loading") ? "loading" : snapshot.hasTag("failed") ? "failed" : "shown";
  return { key: snapshot.context.key, status };
}
