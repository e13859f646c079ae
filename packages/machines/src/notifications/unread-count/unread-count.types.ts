export interface UnreadCountInput {
  /** Whether the live channel stands. */
  isLive: boolean;
}

export type UnreadCountEvent = { type: "channel.stood" } | { type: "channel.fell" };
