export { createEventQueue, type EventQueue } from "./event-queue.ts";
export { type FlowHandlers, useFlow } from "./use-flow.ts";
