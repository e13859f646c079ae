/** `person.typed` and `message.written` are one's own; `other.typed` and `message.arrived` are heard of the other side. */
export type TypingEvent =
  | { type: "person.typed" }
  | { type: "message.written" }
  | { type: "other.typed" }
  | { type: "message.arrived" };

/** The other side is to hear that one types. */
export type TypingEmitted = { type: "typing.announced" };
