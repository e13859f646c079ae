import { supportContract } from "@jobami/api/support/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { subscriptionsDomain } from "../subscriptions/subscriptions.domain.ts";
import { createSupportSettings } from "./settings.service.ts";
import { supportDuties } from "./support.duties.ts";
import { supportErrors } from "./support.errors.ts";
import { ticketFileOwner } from "./support.files.ts";
import { createTicketQueue } from "./support.queue.ts";
import { requesterOf } from "./support.reads.ts";
import { supportRoutes } from "./support.routes.ts";
import { createTickets } from "./support.service.ts";
import { supportTables } from "./support.tables.ts";

/** What people ask staff and state that does not work, and how staff answers. */
export const supportDomain = defineDomain({
  name: "support",
  create({ platform, use }) {
    const list = createTicketQueue(platform);
    const tickets = createTickets({
      ...platform,
      desk: list,
      notifications: use(notificationsDomain),
      files: use(filesDomain),
      subscriptions: use(subscriptionsDomain),
    });
    return { tickets, desk: createSupportSettings(platform), work: list.work };
  },
  duties: () => supportDuties,
  staffWork: ({ work }) => work,
  contract: supportContract,
  reads: {
    desk: { kind: "journal.read" },
    one: { kind: "evidence.read", power: "support.answer", whose: requesterOf },
    act: { kind: "evidence.read", power: "support.answer", whose: requesterOf },
    file: { kind: "evidence.read", whose: requesterOf },
  },
  errors: supportErrors,
  routes: (support, { platform }) => supportRoutes(support, platform),
  tables: supportTables,
  ownsFiles: () => [ticketFileOwner],
  jobs: ({ tickets }) => {
    const run = async () => {
      while ((await tickets.endSilent()) > 0);
    };
    return { "support.lapse": { cron: "7 * * * *", run } };
  },
  notificationKinds: { support: { mail: "unread" } },
});
