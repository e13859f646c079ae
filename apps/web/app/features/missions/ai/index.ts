export { LateFit, LateHalfDays, LateReply } from "./late.tsx";
export { SuggestDescription, SuggestPrice } from "./suggestions.tsx";
