export { MessageBubble, type MessageBubbleProps, type MessageStatus } from "./MessageBubble.tsx";
