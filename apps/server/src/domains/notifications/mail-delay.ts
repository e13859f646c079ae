/** A line that waits unread this long is reported by mail, in ms. */
export const mailDelayMs = 3 * 60_000;
