export {
  type NotificationLine,
  type NotificationLink,
  NotificationPanel,
  type NotificationPanelLabels,
  type NotificationPanelProps,
} from "./NotificationPanel.tsx";
