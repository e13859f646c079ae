export { decideSanction, sanctionLifecycle } from "./sanction.machine.ts";
export type {
  SanctionEvent,
  SanctionFollowUp,
  SanctionJudge,
  SanctionRefusal,
  SanctionState,
  SanctionStatus,
} from "./sanction.types.ts";
