export { listedAtMost, offeredCommands, voiceCommands } from "./voice.commands.ts";
export { createVoiceMachine, type VoiceMachine } from "./voice.machine.ts";
export { defaultVoiceSettings, readVoiceSettings, type VoiceSettings } from "./voice.settings.ts";
export type {
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
