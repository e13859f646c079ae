export { BudgetStep } from "./BudgetStep.tsx";
export { ComposerScreen } from "./ComposerScreen.tsx";
export { copy as composerCopy, stepCopy } from "./copy.ts";
export { DetailsStep } from "./DetailsStep.tsx";
export { storedDraft } from "./draft-record.ts";
export { endDateOf, formOf, type MissionForm } from "./mission-form.ts";
export { PlaceAndDateStep } from "./PlaceAndDateStep.tsx";
export { ServiceStep } from "./ServiceStep.tsx";
export { useMissionForm } from "./use-mission-form.ts";
