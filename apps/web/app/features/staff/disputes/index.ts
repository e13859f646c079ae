export { DisputeScreen } from "./DisputeScreen.tsx";
export { DisputesScreen } from "./DisputesScreen.tsx";
