export { createMissionComposerMachine, type MissionComposerMachine } from "./mission-composer.machine.ts";
export {
  type ComposerStep,
  composerSteps,
  type FieldStep,
  stepFields,
  stepOfField,
} from "./mission-composer.steps.ts";
export type {
  ComposerNoticeCode,
  ComposerProblem,
  ComposerProblemCode,
  ComposerProgress,
  ComposerRecord,
  MissionComposerEmitted,
  MissionComposerEvent,
  MissionComposerInput,
  MissionPublished,
  MissionValues,
} from "./mission-composer.types.ts";
export { type MissionComposerView, missionComposerView, type StepView } from "./mission-composer.view.ts";
