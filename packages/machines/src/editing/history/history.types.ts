/** What a person made of a document, and the way back and forth. */
export interface History<Document> {
  /** What it was before, the oldest first. */
  past: readonly Document[];
  present: Document;
  /** What was undone, the next first. */
  future: readonly Document[];
  /** What is being changed: further changes of it are the same step. */
  part: string | null;
}

export interface HistoryInput<Document> {
  document: Document;
}

export type HistoryEvent<Document> =
  /** `part` names what is being written or moved; null for a step of its own. */
  | { type: "document.changed"; document: Document; part: string | null }
  | { type: "undo.requested" }
  | { type: "redo.requested" }
  /** The server keeps it like this: no step of the person’s. */
  | { type: "document.replaced"; document: Document };

/** `document.restored`: an undo or a redo shows another document. */
export type HistoryEmitted<Document> = { type: "document.restored"; document: Document };
