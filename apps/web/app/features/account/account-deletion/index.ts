export { DeletedPage } from "./DeletedPage.tsx";
export { DeletionLinkPage } from "./DeletionLinkPage.tsx";
export { LeavingScreen } from "./LeavingScreen.tsx";
