export { isAgreedStatus } from "./agreed-status.ts";
export { awaits, isToConfirm } from "./awaits.ts";
export { ChangeList } from "./ChangeList.tsx";
export { MissionHistory } from "./MissionHistory.tsx";
export { JobbeurProposal, OwnerProposals } from "./MissionProposals.tsx";
export { OffersScreen } from "./OffersScreen.tsx";
export { nextText } from "./rows.copy.ts";
export { AgreedRow, Since, ToAnswerRow, ToConfirmRow } from "./WaitingRows.tsx";
