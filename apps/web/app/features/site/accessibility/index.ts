export { AccessibilityScreen } from "./AccessibilityScreen.tsx";
export { copy as accessibilityCopy } from "./copy.ts";
