export {
  accountPath,
  administratorsPlace,
  appealPath,
  type CasesPlace,
  casePath,
  dataAuditPath,
  disputePath,
  moderatorsPlace,
  reviewPath,
} from "./addresses.ts";
export { CaseFrame } from "./CaseFrame.tsx";
export { accountFigures, actorName, actorWords, actWords, figure, suspensionFigures, words } from "./copy.ts";
export { Figures } from "./Figures.tsx";
export { listAddress, mineName, partNames, partWords, readPlace } from "./lists.ts";
export { QueueList, type QueueState, workStates } from "./QueueList.tsx";
export { RequireStaff } from "./RequireStaff.tsx";
export { lengthWords, StaffList } from "./StaffList.tsx";
export { Part, StaffPage } from "./StaffPage.tsx";
