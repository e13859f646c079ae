export { createScannerMachine, type ScannerMachine } from "./scanner.machine.ts";
export type { CameraRefusal, ScannerEmitted, ScannerEvent } from "./scanner.types.ts";
export { type ScannerView, scannerView } from "./scanner.view.ts";
