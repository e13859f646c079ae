import { notificationsContract } from "@jobami/api/notifications/contract";
import { addDays } from "@jobami/api/planning/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { logIn, signUp, lea as someone } from "../../testing/test-accounts.ts";
import { liveEventsOf } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import {
  chooseFor,
  draftOf,
  goTo,
  kindsToTry,
  notifyAll,
  rulesOf,
  runMailJobs,
} from "./notifications.fixture.ts";

const { list, setPreference, setQuietHours, times } = notificationsContract;
const night = { from: "22:00", to: "07:00" };

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

const titlesTo = async ({ person }: SignedIn) =>
  (await server.mailbox(person.email))
    .map(({ subject }) => subject)
    .filter((subject) => /^Titre/.test(subject));

describe.each(kindsToTry)("in quiet hours the kind %s", (type) => {
  test("is in the bell at once, and its mail comes after them, once", async () => {
    await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:30" } } });
    goTo(server, "2026-11-20", "10:05");
    await notifyAll(server, draftOf(type, lea));
    expect((await lea.call(list)).body.data.map((line) => line.type)).toEqual([type]);
    expect((await liveEventsOf(server, lea)).map(({ name }) => name)).toContain("new_notification");
    for (const time of ["10:10", "10:29"]) {
      goTo(server, "2026-11-20", time);
      await runMailJobs(server);
      expect(await titlesTo(lea)).toEqual([]);
    }
    goTo(server, "2026-11-20", "10:30");
    await Promise.all([runMailJobs(server), runMailJobs(server)]);
    await runMailJobs(server);
    expect(await titlesTo(lea)).toEqual(rulesOf(type)?.mail === "unread" ? [`Titre ${type}`] : []);
  });

  test("is held as well where it is wanted by mail alone", async () => {
    await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:30" } } });
    goTo(server, "2026-11-20", "10:05");
    const { status } = await chooseFor(lea, type, "inApp", "off");
    await notifyAll(server, draftOf(type, lea));
    await runMailJobs(server);
    expect(await titlesTo(lea)).toEqual([]);
    goTo(server, "2026-11-20", "10:30");
    await Promise.all([runMailJobs(server), runMailJobs(server)]);
    await runMailJobs(server);
    const isNotified = status === 200 && rulesOf(type)?.mail === "unread";
    expect(await titlesTo(lea)).toEqual(isNotified ? [`Titre ${type}`] : []);
  });
});

// A plain night, and both nights in which the clocks change.
test.each(["2026-12-09", "2027-03-27", "2027-10-30"])(
  "the night after %s is quiet from ten to seven in France",
  async (day) => {
    await lea.call(setQuietHours, { body: { quiet: night } });
    goTo(server, day, "22:30");
    await notifyAll(server, draftOf("proposal_received", lea));
    for (const time of ["01:30", "03:30", "06:59"]) {
      goTo(server, addDays(day, 1), time);
      await runMailJobs(server);
      expect(await titlesTo(lea)).toEqual([]);
    }
    goTo(server, addDays(day, 1), "07:00");
    await runMailJobs(server);
    expect(await titlesTo(lea)).toEqual(["Titre proposal_received"]);
  },
);

test("what was read in quiet hours is not mailed after them", async () => {
  await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:30" } } });
  goTo(server, "2026-11-20", "10:05");
  await notifyAll(server, draftOf("proposal_received", lea));
  goTo(server, "2026-11-20", "10:10");
  await runMailJobs(server);
  await lea.call(notificationsContract.markAllRead);
  goTo(server, "2026-11-20", "10:30");
  await runMailJobs(server);
  expect(await titlesTo(lea)).toEqual([]);
});

test("mails that a domain writes itself are held, and what is essential never is", async () => {
  await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:10" } } });
  goTo(server, "2026-11-20", "10:05");
  const when = (kind: "verification" | "account") =>
    inTransaction(server.platform.db, (tx) =>
      server.domains.notifications.whenToMail(tx, lea.person.id, kind),
    );
  expect(await when("account")).toEqual({});
  expect(await when("verification")).toEqual({ heldUntil: new Date("2026-11-20T09:10:00.000Z") });
  goTo(server, "2026-11-20", "10:10");
  expect(await when("verification")).toEqual({});
  await chooseFor(lea, "verification", "mail", "digest");
  expect(await when("verification")).toBeNull();
});

test("a mail about the security of the account leaves in quiet hours", async () => {
  const zoe = { ...someone, email: "zoe@exemple.fr" };
  const client = server.client();
  await signUp(server, client, zoe);
  await logIn(client, zoe.email);
  expect((await client.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:30" } } })).status).toBe(
    200,
  );
  goTo(server, "2026-11-20", "10:05");
  await logIn(server.client(), zoe.email);
  expect((await server.mailbox(zoe.email))[0]?.subject).toMatch(/^Nouvelle connexion depuis /);
});

test("quiet hours that end early let go at once what they held, and later ones hold it longer", async () => {
  await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:10" } } });
  goTo(server, "2026-11-20", "10:01");
  await notifyAll(server, draftOf("proposal_received", lea));
  await chooseFor(lea, "proposal_accepted", "inApp", "off");
  await notifyAll(server, draftOf("proposal_accepted", lea));
  goTo(server, "2026-11-20", "10:05");
  await runMailJobs(server);
  await lea.call(setQuietHours, { body: { quiet: { from: "09:30", to: "10:14" } } });
  goTo(server, "2026-11-20", "10:12");
  await runMailJobs(server);
  expect(await titlesTo(lea)).toEqual([]);
  expect((await lea.call(setQuietHours, { body: { quiet: null } })).body.data.quiet).toBeNull();
  await runMailJobs(server);
  expect((await titlesTo(lea)).sort()).toEqual(["Titre proposal_accepted", "Titre proposal_received"]);
});

test("they are one’s own, stored, and the same when they are set twice at once", async () => {
  const karim = await signIn(server, { prenom: "Karim" });
  const twice = await Promise.all([1, 2].map(() => lea.call(setQuietHours, { body: { quiet: night } })));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await lea.call(times)).body.data.quiet).toEqual(night);
  expect((await karim.call(times)).body.data).toMatchObject({
    quiet: null,
    digest: { every: "day", time: "18:00" },
    nextDigestAt: "2026-11-20T17:00:00.000Z",
  });
});

test.each([
  { quiet: { from: "22:00", to: "22:00" } },
  { quiet: { from: "24:00", to: "07:00" } },
  { quiet: { from: "22:00" } },
  { quiet: { from: "'; drop table users; --", to: "07:00" } },
  { quiet: { from: "2".repeat(9000), to: "07:00" } },
  { quiet: "22:00-07:00" },
  {},
])("what are no quiet hours is refused: case %#", async (body) => {
  expect((await lea.call(setQuietHours, { body })).status).toBe(400);
});

test("a visitor sets no quiet hours and reads none", async () => {
  const visitor = server.client();
  expect([
    (await visitor.call(times)).status,
    (await visitor.call(setQuietHours, { body: { quiet: null } })).status,
    (await visitor.call(setPreference, { body: { kind: "account", channel: "mail", choice: "off" } })).status,
  ]).toEqual([401, 401, 401]);
});
