export interface UnreadCountInput {
  /** Whether the live channel stands. */
  isLive: boolean;
  /** What the channel says without saying the number, so that it is read again; nothing unless given. */
  readAgainOn?: readonly string[];
}

export type UnreadCountEvent =
  | { type: "channel.stood" }
  | { type: "channel.fell" }
  /** `name` is the event of the live channel. */
  | { type: "channel.said"; name: string };
