import { messagesContract } from "@jobami/api/messages/contract";
import { renewalCron } from "../../composition/contact-filter.ts";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { maskingDomain } from "../masking/masking.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { createContests } from "./messages.contests.ts";
import { messagesErrors } from "./messages.errors.ts";
import { messageFileOwner } from "./messages.files.ts";
import { renewMessages } from "./messages.filter.ts";
import { moderateMessages } from "./messages.moderation.ts";
import { messagesRoutes } from "./messages.routes.ts";
import { createMessages } from "./messages.service.ts";
import { messagesTables } from "./messages.tables.ts";

export type { Messages } from "./messages.service.ts";

/** What two people write to each other about a mission. */
export const messagesDomain = defineDomain({
  name: "messages",
  create({ platform, use }) {
    const notifications = use(notificationsDomain);
    const messages = createMessages({
      ...platform,
      notifications,
      files: use(filesDomain),
    });
    return {
      ...messages,
      contests: createContests({ ...platform, notifications, masking: use(maskingDomain) }),
      renewal: renewMessages(platform),
    };
  },
  contract: messagesContract,
  reads: { contests: { kind: "journal.read" } },
  staffWork: ({ contests }) => [contests.work],
  errors: messagesErrors,
  routes: messagesRoutes,
  tables: messagesTables,
  ownsFiles: () => [messageFileOwner],
  reportable: () => [moderateMessages()],
  whispers: (messages) => ({ typing: messages.typing }),
  jobs: ({ renewal }) => ({
    "messages.refilter": {
      cron: renewalCron,
      run: async () => {
        await renewal.run();
      },
    },
  }),
  unreadBeside: (messages) => messages.unreadCount,
  onLeave: ({ settle }) => ({ beforeErasure: settle }),
});
