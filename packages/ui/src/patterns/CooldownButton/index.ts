export { CooldownButton, type CooldownButtonProps, type CooldownButtonWords } from "./CooldownButton.tsx";
