export { actCommands, commandsWith, listedAtMost, pageCommand, type SpokenPage } from "./voice.commands.ts";
export { isGrave } from "./voice.grave.ts";
export { hereCommands } from "./voice.here.ts";
export { createVoiceMachine, type VoiceMachine } from "./voice.machine.ts";
export { matchCommand, understand } from "./voice.match.ts";
export { defaultVoiceSettings, readVoiceSettings, type VoiceSettings } from "./voice.settings.ts";
export { afterKeyword } from "./voice.tokens.ts";
export type {
  ClosedPage,
  RecognitionEvent,
  RecognitionInput,
  VoiceAnswer,
  VoiceCommand,
  VoiceCommandGroup,
  VoiceEmitted,
  VoiceEvent,
  VoiceInput,
  VoiceProblemCode,
  VoiceRecord,
} from "./voice.types.ts";
export { type VoiceButtonState, type VoiceStatus, type VoiceView, voiceView } from "./voice.view.ts";
