export { MessagesScreen } from "./MessagesScreen.tsx";
export { WriteButton } from "./WriteButton.tsx";
