export {
  type VoicePanelStatus,
  VoiceStatusPanel,
  type VoiceStatusPanelProps,
} from "./VoiceStatusPanel.tsx";
