export { ContactActs } from "./ContactActs.tsx";
export { untilText } from "./copy.ts";
export { PaymentPart } from "./PaymentPart.tsx";
export { ProgressActs } from "./ProgressActs.tsx";
export { ProgressPart } from "./ProgressPart.tsx";
