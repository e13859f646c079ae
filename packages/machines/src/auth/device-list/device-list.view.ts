import type { SnapshotFrom } from "xstate";
import type { DeviceListMachine } from "./device-list.machine.ts";

/** What the list of devices shows beside its rows. */
export interface DeviceListView {
  /** Whether a session is being ended, by its id. */
  isEnding: (id: string) => boolean;
  isEndingOthers: boolean;
  /** Whether ending all others waits for a yes. */
  isConfirming: boolean;
}

/** Snapshot to screen. */
export function deviceListView(
  snapshot: Pick<SnapshotFrom<DeviceListMachine>, "hasTag" | "context">,
): DeviceListView {
  const { endings } = snapshot.context;
  const isEndingOthers = endings.some(({ scope }) => scope === "others");
  return {
    isEnding: (id) => isEndingOthers || endings.some((ending) => ending.scope === "one" && ending.id === id),
    isEndingOthers,
    isConfirming: snapshot.hasTag("confirming"),
  };
}
