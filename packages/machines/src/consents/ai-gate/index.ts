export { type AiGateMachine, createAiGateMachine } from "./ai-gate.machine.ts";
export type {
  AiGateEmitted,
  AiGateEvent,
  AiGateInput,
  AiGateNoticeCode,
  AiGateOutput,
} from "./ai-gate.types.ts";
export { type AiGateView, aiGateView } from "./ai-gate.view.ts";
