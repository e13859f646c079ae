export { SpeechIndicator, type SpeechIndicatorProps } from "./SpeechIndicator.tsx";
