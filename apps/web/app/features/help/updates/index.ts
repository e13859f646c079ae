export { AdminUpdatesScreen } from "./AdminUpdatesScreen.tsx";
export { UpdatesScreen } from "./UpdatesScreen.tsx";
