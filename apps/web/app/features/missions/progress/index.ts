export { ContactActs } from "./ContactActs.tsx";
export {
  copy as progressCopy,
  hourlyTotal,
  hoursText,
  sendJobisText,
  stepLabels,
  untilText,
} from "./copy.ts";
export { PaymentPart } from "./PaymentPart.tsx";
export { ProgressActs } from "./ProgressActs.tsx";
export { ProgressPart } from "./ProgressPart.tsx";
