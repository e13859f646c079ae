export { isAgreedStatus } from "./agreed-status.ts";
export { awaits } from "./awaits.ts";
export { MissionHistory } from "./MissionHistory.tsx";
export { JobbeurProposal, OwnerProposals } from "./MissionProposals.tsx";
export { OffersScreen } from "./OffersScreen.tsx";
export { nextText } from "./rows.copy.ts";
export { AgreedRow, ToAnswerRow, ToConfirmRow } from "./WaitingRows.tsx";
