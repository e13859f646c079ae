export { loadSettingsController } from "./after-paint.ts";
export { DisplayScreen } from "./DisplayScreen.tsx";
