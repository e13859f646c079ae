/** What a conversation shows of who is writing. */
export interface TypingView {
  isOtherTyping: boolean;
}

/** Snapshot to screen. */
export function typingView(snapshot: { hasTag(tag: "otherTypes"): boolean }): TypingView {
  return { isOtherTyping: snapshot.hasTag("otherTypes") };
}
