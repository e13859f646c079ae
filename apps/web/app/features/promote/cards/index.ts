export { CardScreen } from "./CardScreen.tsx";
export { NewCardScreen } from "./NewCardScreen.tsx";
export { TemplatesScreen } from "./TemplatesScreen.tsx";
