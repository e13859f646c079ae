export { CooldownButton, type CooldownButtonLabels, type CooldownButtonProps } from "./CooldownButton.tsx";
