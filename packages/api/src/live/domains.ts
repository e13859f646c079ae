import { commentsLive } from "../comments/live.ts";
import { messagesLive } from "../messages/live.ts";
import { missionsLive } from "../missions/live.ts";
import { notificationsLive } from "../notifications/live.ts";
import { proposalsLive } from "../proposals/live.ts";

/** Every live event with what it does to what was read. The one list of them: a domain that has events comes with a line here. */
export const livePatches = {
  ...commentsLive,
  ...messagesLive,
  ...missionsLive,
  ...notificationsLive,
  ...proposalsLive,
};
