export interface UnreadCountInput {
  /** Whether the live channel stands. */
  isLive: boolean;
  /** Whether the channel, once it stands for the first time, reports all that happened since the page was made. */
  isReplayed: boolean;
}

export type UnreadCountEvent = { type: "channel.stood" } | { type: "channel.fell" };
