export { createTypingMachine, type TypingMachine, typingLifeMs, typingPauseMs } from "./typing.machine.ts";
export type { TypingEmitted, TypingEvent } from "./typing.types.ts";
export { type TypingView, typingView } from "./typing.view.ts";
