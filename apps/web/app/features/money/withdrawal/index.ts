export { copy as withdrawalCopy } from "./copy.ts";
export { OpenContracts } from "./OpenContracts.tsx";
export { StartConsent } from "./StartConsent.tsx";
export { WithdrawalScreen } from "./WithdrawalScreen.tsx";
