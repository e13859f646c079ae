export { createSessionMachine, type SessionMachine } from "./session.machine.ts";
export {
  activeCheckEveryMs,
  pingEveryMs,
  profileRetryMs,
  refreshEveryMs,
  refreshSkipMs,
} from "./session.setup.ts";
export type {
  ActivityCheckAnswer,
  ProfileAnswer,
  RefreshAnswer,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionInput,
  SessionNoticeCode,
  SessionRecord,
  Suspension,
  UnauthorizedAnswer,
} from "./session.types.ts";
export { type SessionView, sessionView } from "./session.view.ts";
