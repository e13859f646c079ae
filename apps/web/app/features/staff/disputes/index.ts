export { DisputeScreen } from "./DisputeScreen.tsx";
export { DisputeSection } from "./DisputeSection.tsx";
export { DisputesScreen } from "./DisputesScreen.tsx";
