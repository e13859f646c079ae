/** A file that goes along with a message. */
export interface OutgoingFile {
  key: string;
  name: string;
  size: number;
}

/** A message that was written and not yet taken by the server. */
export interface OutgoingMessage {
  /** Made where it was written: sent again, it is there once. */
  clientId: string;
  conversationId: string;
  text: string;
  /** What goes along with it and is on the server already: its key there, and its name. */
  files?: readonly OutgoingFile[];
  /** When it was written, in ms since 1970. */
  writtenAt: number;
}

/** One that waits for its turn, or that the server refused: `problem` is why. */
export interface OutboxItem extends OutgoingMessage {
  problem: string | null;
}

export interface OutboxContext {
  /** In the order in which they were written. */
  items: readonly OutboxItem[];
}

/** What the browser stored over a reload. */
export interface OutboxInput {
  record: readonly OutgoingMessage[];
}

export type OutboxEvent =
  | { type: "message.written"; message: OutgoingMessage }
  | { type: "message.retried"; clientId: string }
  | { type: "message.discarded"; clientId: string }
  | { type: "browser.cameOnline" };

/** `message.stored` and `message.released`: what is to be found again after a reload. `message.sent` releases it too. */
export type OutboxEmitted<Answer> =
  | { type: "message.stored"; message: OutgoingMessage }
  | { type: "message.released"; clientId: string }
  | { type: "message.sent"; message: OutgoingMessage; answer: Answer };
