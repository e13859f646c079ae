export { CaseScreen } from "./CaseScreen.tsx";
export { CasesSection } from "./CasesSection.tsx";
