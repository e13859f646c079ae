import { aiCreditsLive } from "../ai-credits/live.ts";
import { appealsLive } from "../appeals/live.ts";
import { billingLive } from "../billing/live.ts";
import { blocksLive } from "../blocks/live.ts";
import { commentsLive } from "../comments/live.ts";
import { disputesLive } from "../disputes/live.ts";
import { messagesLive } from "../messages/live.ts";
import { missionsLive } from "../missions/live.ts";
import { notificationsLive } from "../notifications/live.ts";
import { offersLive } from "../offers/live.ts";
import { planningLive } from "../planning/live.ts";
import { progressLive } from "../progress/live.ts";
import { proposalsLive } from "../proposals/live.ts";
import { reportsLive } from "../reports/live.ts";
import { reviewsLive } from "../reviews/live.ts";
import { subscriptionsLive } from "../subscriptions/live.ts";
import { supportLive } from "../support/live.ts";
import { withdrawalsLive } from "../withdrawals/live.ts";

/** Every live event with what it does to what was read. The one list of them: a domain that has events comes with a line here. */
export const livePatches = {
  ...appealsLive,
  ...aiCreditsLive,
  ...billingLive,
  ...blocksLive,
  ...commentsLive,
  ...disputesLive,
  ...messagesLive,
  ...missionsLive,
  ...notificationsLive,
  ...offersLive,
  ...planningLive,
  ...progressLive,
  ...proposalsLive,
  ...reportsLive,
  ...reviewsLive,
  ...subscriptionsLive,
  ...supportLive,
  ...withdrawalsLive,
};
