import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
} from "@jobami/api/notifications/contract";
import { notificationsContract, notificationTypes } from "@jobami/api/notifications/contract";
import { instantInFrance } from "@jobami/api/planning/time";
import type { AddressedNotification, NotificationDraft } from "../../composition/contributions.ts";
import { domains } from "../../domains.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { createMailReminders } from "./mail-reminders.ts";

/** What the domain of a kind states of it. */
export const rulesOf = (type: NotificationDraft["type"]) =>
  domains.map(({ notificationKinds: kinds }) => kinds[type]).find((rules) => rules !== undefined);

const hasSameRules = (one: NotificationDraft["type"], other: NotificationDraft["type"]) =>
  JSON.stringify(rulesOf(one)) === JSON.stringify(rulesOf(other));

/** The kinds to try: all of them in the proof, in the gate one for each set of rules. */
export const kindsToTry = notificationTypes.filter(
  (type) =>
    process.env.JOBAMI_PROOF === "1" || type === notificationTypes.find((other) => hasSameRules(other, type)),
);

/** A line of a kind for a person, whose title names the kind. */
export const draftOf = (type: NotificationDraft["type"], to: SignedIn): AddressedNotification => ({
  to: to.person.id,
  type,
  title: `Titre ${type}`,
  sentence: "Il se passe quelque chose.",
  link: "/dashboard",
  data: {},
  tone: "info",
});

/** Informs people as the domains do. */
export const notifyAll = (server: TestServer, ...drafts: AddressedNotification[]) =>
  inTransaction(server.platform.db, (tx) => server.domains.notifications.notifyAll(tx, drafts));

/** Chooses how a kind comes by a channel. */
export const chooseFor = (
  by: SignedIn,
  kind: NotificationKind,
  channel: NotificationChannel,
  choice: NotificationChoice,
) => by.call(notificationsContract.setPreference, { body: { kind, channel, choice } });

/** Moves the clock to a time in France; sessions that ended meanwhile do not matter to jobs. */
export function goTo(server: TestServer, day: string, time: string): void {
  server.clock.advance((instantInFrance(day, time) ?? 0) - server.clock.now());
}

/** Does what the jobs do, for people who are away. */
export async function runMailJobs(server: TestServer): Promise<void> {
  const { platform, domains } = server;
  await createMailReminders({
    ...platform,
    users: domains.users,
    preferences: domains.notifications.preferences,
    times: domains.notifications.times,
    channel: { isConnected: async () => false },
  }).run();
  await domains.notifications.digests.run();
  await platform.mail.release();
  await server.settle();
}
