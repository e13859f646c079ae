export {
  createUnreadCountMachine,
  type UnreadCountMachine,
  unreadPollMs,
} from "./unread-count.machine.ts";
export type { UnreadCountEvent, UnreadCountInput } from "./unread-count.types.ts";
export { type UnreadCountView, unreadCountView } from "./unread-count.view.ts";
