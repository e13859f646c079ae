export {
  aloneWords,
  barWords,
  caseDetail,
  nameWords,
  noun,
  reasonWords,
  statusWords,
  words,
} from "./copy.ts";
export { DisputeSection } from "./DisputeSection.tsx";
export { DisputeTold } from "./DisputeTold.tsx";
export { decisionMachine } from "./disputes.actors.ts";
export { SumFields, type TypedSum } from "./SumFields.tsx";
