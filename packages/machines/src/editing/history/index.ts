export { createHistoryMachine, type HistoryMachine, stepRestMs } from "./history.machine.ts";
export type { HistoryEmitted, HistoryEvent } from "./history.types.ts";
