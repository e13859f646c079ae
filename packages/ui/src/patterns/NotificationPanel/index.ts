export {
  type NotificationLine,
  type NotificationLink,
  NotificationPanel,
  type NotificationPanelProps,
  type NotificationPanelWords,
} from "./NotificationPanel.tsx";
