import type { AccessibilitySettingsMachine } from "@jobami/machines/display/accessibility-settings";
import { useEffect } from "react";
import type { SnapshotFrom } from "xstate";
import { useNotify } from "../../../platform/notices/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { claimHint, hintOf, readSystemWishes } from "./settings-hint.ts";

/** Shows visitors once what is followed of their system’s wishes, unless they have chosen for themselves. */
export function useSettingsHint(
  snapshot: Pick<SnapshotFrom<AccessibilitySettingsMachine>, "hasTag" | "context">,
): void {
  const notify = useNotify();
  const { status } = useSession();
  const isDue = !snapshot.hasTag("loading") && snapshot.context.savedAt === 0 && status === "signedOut";
  useEffect(() => {
    if (!isDue) return;
    const hint = hintOf(readSystemWishes());
    if (hint !== null && claimHint()) notify(hint);
  }, [isDue, notify]);
}
