export { DetailsScreen } from "./DetailsScreen.tsx";
export { NotificationsScreen } from "./NotificationsScreen.tsx";
export { VisibilityScreen } from "./VisibilityScreen.tsx";
