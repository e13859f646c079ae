import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationPreference,
  notificationKinds,
  notificationsContract,
  notificationTypes,
} from "@jobami/api/notifications/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AddressedNotification, NotificationDraft } from "../../composition/contributions.ts";
import { domains } from "../../domains.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { mailDelayMs } from "./mail-delay.ts";
import { createMailReminders } from "./mail-reminders.ts";

const { preferences, setPreference, list } = notificationsContract;

let server: TestServer;
let lea: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa" });
});

const draft = (type: NotificationDraft["type"], to: SignedIn): AddressedNotification => ({
  to: to.person.id,
  type,
  title: `Titre ${type}`,
  sentence: "Il se passe quelque chose.",
  link: "/dashboard",
  data: {},
  tone: "info",
});

const choose = (kind: NotificationKind, channel: NotificationChannel, isOn: boolean, by = lea) =>
  by.call(setPreference, { body: { kind, channel, choice: isOn ? "on" : "off" } });

async function notify(...drafts: AddressedNotification[]): Promise<void> {
  await inTransaction(server.platform.db, (tx) => server.domains.notifications.notifyAll(tx, drafts));
}

async function leave(line: AddressedNotification): Promise<void> {
  const audience = sql`select ${line.to}::uuid as id`;
  await inTransaction(server.platform.db, (tx) =>
    server.domains.notifications.leaveForAll(tx, audience, line),
  );
}

/** Lets the mails about what waits go out, as the job does, to people who are away. */
async function remind(): Promise<void> {
  server.clock.advance(mailDelayMs);
  await createMailReminders({
    ...server.platform,
    users: server.domains.users,
    preferences: server.domains.notifications.preferences,
    times: server.domains.notifications.times,
    channel: { isConnected: async () => false },
  }).run();
}

/** How many lines, toasts and mails of a kind a person got. */
async function gotten(type: string, by = lea) {
  const { body } = await by.call(list);
  const toasts = (await liveEventsOf(server, by)).filter(
    ({ name, payload }) => name === "new_notification" && (payload.item as { type: string }).type === type,
  );
  const mails = await server.mailbox(by.person.email);
  return {
    lines: body.data.filter((one) => one.type === type).length,
    toasts: toasts.length,
    mails: mails.filter(({ subject }) => subject === `Titre ${type}`).length,
  };
}

const choicesOf = async (by = lea): Promise<NotificationPreference[]> =>
  (await by.call(preferences)).body.data;

test("every kind is declared by exactly one domain, and everybody begins with all that there is", async () => {
  const declared = domains.flatMap(({ notificationKinds: kinds }) => Object.keys(kinds));
  expect([...declared].sort()).toEqual([...notificationKinds].sort());
  const choices = await choicesOf();
  expect(choices.map(({ kind }) => kind)).toEqual(declared);
  expect(choices.flatMap(({ inApp, mail }) => [inApp, mail])).not.toContain("off");
});

describe.each(notificationTypes)("the kind %s", (type) => {
  test("is informed where it is wanted, and not where it is not, by every way of notification", async () => {
    const { inApp, mail } = (await choicesOf()).find(({ kind }) => kind === type) as NotificationPreference;
    const rules = domains.map(({ notificationKinds: kinds }) => kinds[type]).find((one) => one !== undefined);
    await notify(draft(type, lea));
    await leave(draft(type, lea));
    await remind();
    const isMailed = rules?.mail === "unread" ? 1 : 0;
    expect(await gotten(type)).toEqual({ lines: 2, toasts: 1, mails: isMailed });

    const karim = await signIn(server, { prenom: "Karim" });
    if (inApp === "always") {
      const { status, error } = await choose(type, "inApp", false, karim);
      expect([status, error.code, mail]).toEqual([409, "PREFERENCE_FIXED", "always"]);
      await notify(draft(type, karim));
      expect((await gotten(type, karim)).lines).toBe(1);
      return;
    }
    expect((await choose(type, "inApp", false, karim)).body.data.inApp).toBe("off");
    await notify(draft(type, karim));
    await leave(draft(type, karim));
    // What is wanted by mail alone does not wait for a line that is not there.
    expect(await gotten(type, karim)).toEqual({ lines: 0, toasts: 0, mails: isMailed });
    if (mail === "never") {
      expect((await choose(type, "mail", false, karim)).error.code).toBe("PREFERENCE_FIXED");
      return;
    }
    await choose(type, "mail", false, karim);
    await choose(type, "inApp", true, karim);
    await notify(draft(type, karim));
    await remind();
    expect(await gotten(type, karim)).toEqual({ lines: 1, toasts: 1, mails: isMailed });
  });
});

test("a mail that is turned off while its line waits does not go out, and does once it is turned on", async () => {
  await notify(draft("proposal_received", lea));
  await choose("proposal_received", "mail", false);
  await remind();
  expect((await gotten("proposal_received")).mails).toBe(0);
  await choose("proposal_received", "mail", true);
  await notify(draft("proposal_received", lea));
  await remind();
  expect((await gotten("proposal_received")).mails).toBe(1);
});

test("a choice counts for who made it alone, and twice the same is once", async () => {
  const karim = await signIn(server, { prenom: "Karim" });
  const twice = await Promise.all([1, 2].map(() => choose("comment_received", "inApp", false)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await notify(draft("comment_received", lea), draft("comment_received", karim));
  expect([(await gotten("comment_received")).lines, (await gotten("comment_received", karim)).lines]).toEqual(
    [0, 1],
  );
});

test("the security of an account is mailed whatever is asked, and states it", async () => {
  expect((await choicesOf()).find(({ kind }) => kind === "security")).toEqual({
    kind: "security",
    inApp: "never",
    mail: "always",
    push: "never",
  });
  for (const channel of ["inApp", "mail", "push"] as const)
    expect((await choose("security", channel, false)).error.code).toBe("PREFERENCE_FIXED");
});

test.each([
  [{ kind: "proposal_received", channel: "sms", choice: "off" }],
  [{ kind: "'; drop table users; --", channel: "mail", choice: "off" }],
  [{ kind: "proposal_received", channel: "mail", choice: false }],
  [{ kind: "x".repeat(9000), channel: "mail", choice: "on" }],
  [{ kind: "proposal_received", channel: "inApp", choice: "digest" }],
  [{}],
])("what is no choice is refused: case %#", async (body) => {
  expect((await lea.call(setPreference, { body })).status).toBe(400);
});

test("a visitor chooses nothing", async () => {
  const visitor = server.client();
  const body = { kind: "proposal_received", channel: "mail", choice: "off" };
  expect([
    (await visitor.call(preferences)).status,
    (await visitor.call(setPreference, { body })).status,
  ]).toEqual([401, 401]);
});
