export {
  VoiceButton,
  type VoiceButtonLabels,
  type VoiceButtonProps,
  type VoiceButtonState,
} from "./VoiceButton.tsx";
