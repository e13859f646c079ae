import { displayClient } from "@jobami/api/display/client";
import { useApi } from "@jobami/api/http/provider";
import {
  type AccessibilitySettingsMachine,
  recordVersion,
  type SettingsRecord,
} from "@jobami/machines/display/accessibility-settings";
import { useEffect, useState } from "react";
import type { SnapshotFrom } from "xstate";
import { storeRecord } from "../../../platform/display/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { createCarrier } from "./carrier.ts";

/** Has the settings of this device and those of the account of whoever is signed in go together. `onTaken` may not change. */
export function useCarriedSettings(
  snapshot: Pick<SnapshotFrom<AccessibilitySettingsMachine>, "hasTag" | "context">,
  onTaken: (record: SettingsRecord) => void,
): void {
  const api = useApi();
  const { status, user } = useSession();
  const userId = user?.id;
  const { savedAt, settings } = snapshot.context;
  const isLoading = snapshot.hasTag("loading");
  const [carrier] = useState(() =>
    createCarrier(displayClient(api), (record) => {
      storeRecord(record);
      onTaken(record);
    }),
  );
  useEffect(() => {
    if (isLoading) return;
    if (status === "signedOut") carrier.forget();
    else if (status === "signedIn" && userId !== undefined)
      void carrier.carry(userId, { version: recordVersion, savedAt, settings });
  }, [carrier, isLoading, status, userId, savedAt, settings]);
}
