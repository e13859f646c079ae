export { MissionPrice } from "./Agreement.tsx";
export { isAgreedStatus } from "./agreement.copy.ts";
export { awaits } from "./awaits.ts";
export { MissionHistory } from "./MissionHistory.tsx";
export { JobbeurProposal, OwnerProposals } from "./MissionProposals.tsx";
export { OffersScreen } from "./OffersScreen.tsx";
export { AgreedRow, ToAnswerRow, ToConfirmRow } from "./WaitingRows.tsx";
