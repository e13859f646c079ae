export {
  VoiceButton,
  type VoiceButtonProps,
  type VoiceButtonState,
  type VoiceButtonWords,
} from "./VoiceButton.tsx";
