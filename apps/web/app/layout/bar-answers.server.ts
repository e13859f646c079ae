import { aiCreditsClient } from "@jobami/api/ai-credits/client";
import { aiCreditsRoutes } from "@jobami/api/ai-credits/routes";
import type { Api } from "@jobami/api/http/client";
import { readingKey } from "@jobami/api/http/keys";
import { jobiClient } from "@jobami/api/jobi/client";
import { jobiRoutes } from "@jobami/api/jobi/routes";
import { messagesClient } from "@jobami/api/messages/client";
import { unreadMessages } from "@jobami/api/messages/unread";
import { notificationsClient } from "@jobami/api/notifications/client";
import { notificationsRoutes } from "@jobami/api/notifications/routes";
import { subscriptionsClient } from "@jobami/api/subscriptions/client";
import { subscriptionsRoutes } from "@jobami/api/subscriptions/routes";
import type { FirstAnswer } from "../platform/reading/index.server.ts";

/** What the bar, the rail and the foot of every page of a member count. */
export const barAnswers = (api: Api): readonly FirstAnswer[] => [
  [readingKey(jobiRoutes.balance), jobiClient(api).balance()],
  [readingKey(aiCreditsRoutes.balance), aiCreditsClient(api).balance()],
  [readingKey(notificationsRoutes.unreadCount), notificationsClient(api).unreadCount()],
  [unreadMessages.key, messagesClient(api).list({ query: unreadMessages.query })],
  [readingKey(subscriptionsRoutes.status), subscriptionsClient(api).status()],
];
