export { readPlace } from "../../../platform/lists/index.ts";
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
export { accountFigures, actorName, actorText, actText, copy, figure, suspensionFigures } from "./copy.ts";
export { Figures } from "./Figures.tsx";
export { listAddress, mineName, partLabels, partNames } from "./lists.ts";
export { QueueList, type QueueState, workStates } from "./QueueList.tsx";
export { RequireStaff } from "./RequireStaff.tsx";
export { lengthText, StaffList } from "./StaffList.tsx";
export { Part, StaffPage } from "./StaffPage.tsx";
