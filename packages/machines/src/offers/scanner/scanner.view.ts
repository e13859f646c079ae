import type { SnapshotFrom } from "xstate";
import type { ScannerMachine } from "./scanner.machine.ts";
import type { ScannerContext } from "./scanner.types.ts";

export interface ScannerView extends ScannerContext {
  /** Off, waiting for the browser’s yes, or with a picture. */
  camera: "off" | "asking" | "scanning";
}

/** Snapshot to screen. */
export function scannerView(snapshot: Pick<SnapshotFrom<ScannerMachine>, "context" | "hasTag">): ScannerView {
  const isOn = snapshot.hasTag("camera");
  const camera = snapshot.hasTag("picture") ? "scanning" : isOn ? "asking" : "off";
  return { ...snapshot.context, camera };
}
