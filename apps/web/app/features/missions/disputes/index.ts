export {
  aloneText,
  barText,
  caseDetail,
  copy,
  nameText,
  noun,
  reasonLabels,
  statusCopy,
} from "./copy.ts";
export { DisputeSection } from "./DisputeSection.tsx";
export { DisputeTimeline } from "./DisputeTimeline.tsx";
export { decisionMachine } from "./disputes.actors.ts";
export { SumFields, type TypedSum } from "./SumFields.tsx";
export { useOpening } from "./use-opening.ts";
