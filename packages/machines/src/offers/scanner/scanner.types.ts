/** Why there is no picture: the person or the browser refuses, there is no camera, the page came by an insecure way, it broke. */
export type CameraRefusal = "denied" | "absent" | "insecure" | "broken";

/** What the person, and the camera in their stead, do. A code that is null is none of ours. */
export type ScannerEvent =
  | { type: "camera.asked" }
  | { type: "camera.stopped" }
  | { type: "camera.started" }
  | { type: "camera.refused"; reason: CameraRefusal }
  | { type: "code.seen"; code: string | null }
  | { type: "code.typed"; code: string | null }
  | { type: "code.edited" };

export interface ScannerContext {
  /** Why the camera is off, where it was asked for. */
  refusal: CameraRefusal | null;
  /** What the camera sees is no code of an offer. */
  isForeign: boolean;
  /** What was typed is no code. */
  isUnreadable: boolean;
}

/** `code.found`: go and look at it. */
export type ScannerEmitted = { type: "code.found"; code: string };
