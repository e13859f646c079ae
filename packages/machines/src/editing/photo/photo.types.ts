/** Where a picture comes from: the device, or what the person showed before. `id` is whatever the page finds it by. */
export interface PhotoSource {
  from: "device" | "own";
  id: string;
  name: string;
}

/** A picture as it is, in pixels. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** Why there is nothing to edit: it is no picture, it is gone, or it has more pixels than a browser can turn. */
export const photoProblems = ["unreadable", "unreachable", "tooLarge"] as const;
export type PhotoProblem = (typeof photoProblems)[number];

export interface PhotoContext {
  source: PhotoSource | null;
  size: PhotoSize | null;
  problem: PhotoProblem | null;
}

export type PhotoEvent =
  | { type: "picture.chosen"; source: PhotoSource }
  | { type: "retry.requested" }
  /** Another one shall be chosen. */
  | { type: "picture.left" };
