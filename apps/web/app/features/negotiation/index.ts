export { MissionPrice } from "./Agreement.tsx";
export { isAgreedStatus } from "./agreement.copy.ts";
export { MissionHistory } from "./MissionHistory.tsx";
export { JobbeurProposal, OwnerProposals } from "./MissionProposals.tsx";
export { OffersScreen } from "./OffersScreen.tsx";
export { awaits } from "./ProposalCard.tsx";
export { AgreedRow, ToAnswerRow, ToConfirmRow } from "./WaitingRows.tsx";
