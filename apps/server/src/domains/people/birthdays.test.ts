import { notificationsContract } from "@jobami/api/notifications/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { makePerson, signIn, signInAgain } from "../../testing/test-people.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { born, setScene } from "./people.fixture.ts";

const { birthdays, setWishes, wishes } = peopleContract;
const at = setScene();

const wishAll = () => at.server.domains.people.birthdays.wishAll();
const inbox = async (who = at.karim) =>
  (await who.call(notificationsContract.list, { query: {} })).body.data.map(({ title }) => title);
const wish = "Joyeux anniversaire\u202f!";

/** Moves the clock to an instant; sessions that ended meanwhile are begun again. */
async function goTo(instant: string) {
  at.server.clock.advance(Date.parse(instant) - at.server.clock.now());
  at.anne = await signInAgain(at.server, at.anne.person);
  at.karim = await signInAgain(at.server, at.karim.person);
}

describe("birthdays", () => {
  test("are those of today and of the next 30 days, of those who gave a date [ADM-31]", async () => {
    const make = async (prenom: string, birthDate: string) =>
      born(at.server, (await makePerson(at.server, { prenom, nom: "Test" })).id, birthDate);
    await make("Demain", "1990-11-21");
    await make("Hier", "1990-11-19");
    await make("Dernier", "1985-12-20");
    await make("Après", "1985-12-21");
    await born(at.server, at.karim.person.id, "1991-11-20");
    const { body } = await at.anne.call(birthdays);
    expect(body).toMatchObject({
      today: "2026-11-20",
      isCut: false,
      wishes: { isOn: true, changedAt: null },
    });
    expect(body.birthdays.map(({ name, day, age }) => [name, day, age])).toEqual([
      ["Karim Benali", "2026-11-20", 35],
      ["Demain Test", "2026-11-21", 36],
      ["Dernier Test", "2026-12-20", 41],
    ]);
  });

  test("leave out whoever is suspended or gone", async () => {
    await born(at.server, at.karim.person.id, "1991-11-20");
    await inTransaction(at.server.platform.db, (tx) =>
      at.server.domains.users.life.suspend(tx, at.karim.person.id, {
        by: "staff",
        hours: null,
        reason: null,
      }),
    );
    expect((await at.anne.call(birthdays)).body.birthdays).toEqual([]);
  });

  test("are those of the day in France, and go on into the next year", async () => {
    await born(at.server, at.karim.person.id, "1991-01-01");
    await goTo("2026-12-31T23:30:00.000Z");
    const { body } = await at.anne.call(birthdays);
    expect([body.today, body.birthdays]).toMatchObject(["2027-01-01", [{ day: "2027-01-01", age: 36 }]]);
  });

  test.each([
    ["2027-02-28T10:00:00.000Z", ["2027-02-28"]],
    ["2028-02-28T10:00:00.000Z", ["2028-02-29"]],
  ])("of a 29 February are stored on the 28th in other years (%s)", async (now, days) => {
    await born(at.server, at.karim.person.id, "1996-02-29");
    await goTo(now);
    expect((await at.anne.call(birthdays)).body.birthdays.map(({ day }) => day)).toEqual(days);
  });
});

describe("a wish", () => {
  test("is sent on the day, once a year, and stands in the list [ADM-31]", async () => {
    await born(at.server, at.karim.person.id, "1991-11-20");
    await Promise.all([wishAll(), wishAll()]);
    await wishAll();
    expect(await inbox()).toEqual([wish]);
    expect((await at.anne.call(birthdays)).body.birthdays).toMatchObject([
      { wishedAt: "2026-11-20T09:00:00.000Z", wantsWishes: true },
    ]);
    const sent = await at.anne.call(wishes, { query: {} });
    expect(sent.body.data).toMatchObject([{ name: "Karim Benali", day: "2026-11-20" }]);
    await born(at.server, at.karim.person.id, "1991-11-21");
    await goTo("2026-11-21T09:00:00.000Z");
    await wishAll();
    expect(await inbox()).toEqual([wish]);
    await goTo("2027-11-21T09:00:00.000Z");
    await wishAll();
    expect(await inbox()).toEqual([wish, wish]);
  });

  test("is a kind that people choose of: by mail alone it leaves at once, and no line waits [ADM-31]", async () => {
    const { email, id } = at.karim.person;
    await born(at.server, id, "1991-11-20");
    const kinds = (await at.karim.call(notificationsContract.preferences)).body.data;
    expect(kinds.find(({ kind }) => kind === "birthday")).toEqual({
      kind: "birthday",
      inApp: "on",
      mail: "on",
      push: "on",
    });
    await at.karim.call(notificationsContract.setPreference, {
      body: { kind: "birthday", channel: "inApp", choice: "off" },
    });
    await wishAll();
    expect(await inbox()).toEqual([]);
    const [mail, ...others] = await at.server.mailbox(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("très bon anniversaire");
  });

  test("is not sent to whoever wants none, by no channel, and leaves no trace [ADM-31]", async () => {
    await born(at.server, at.karim.person.id, "1991-11-20");
    for (const channel of ["inApp", "mail", "push"] as const)
      await at.karim.call(notificationsContract.setPreference, {
        body: { kind: "birthday", channel, choice: "off" },
      });
    await wishAll();
    expect(await inbox()).toEqual([]);
    expect((await at.anne.call(wishes, { query: {} })).body.data).toEqual([]);
    expect((await at.anne.call(birthdays)).body.birthdays).toMatchObject([
      { name: "Karim Benali", wishedAt: null, wantsWishes: false },
    ]);
  });

  test("is not sent while the switch is off, and is once it is on again that day [ADM-31]", async () => {
    await born(at.server, at.karim.person.id, "1991-11-20");
    const off = await at.anne.call(setWishes, { body: { isOn: false } });
    expect(off.body.wishes).toEqual({ isOn: false, changedAt: "2026-11-20T09:00:00.000Z" });
    await wishAll();
    expect(await inbox()).toEqual([]);
    await at.anne.call(setWishes, { body: { isOn: true } });
    await wishAll();
    expect(await inbox()).toEqual([wish]);
  });

  test("is sent to more people than are read at once", async () => {
    for (let count = 0; count < 105; count += 1)
      await born(at.server, (await makePerson(at.server)).id, "1991-11-20");
    await wishAll();
    const { pagination } = (await at.anne.call(wishes, { query: {} })).body;
    expect(pagination).toMatchObject({ totalCount: 105, countIsEstimated: false, previousCursor: null });
  });
});

test("birthdays and their switch are refused to moderators and members [ADM-31]", async () => {
  const moderator = await signIn(at.server, { role: "jobmodo" });
  for (const who of [moderator, at.karim]) {
    expect(refused(await who.call(birthdays))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await who.call(setWishes, { body: { isOn: false } }))).toEqual([403, "FORBIDDEN"]);
    expect(refused(await who.call(wishes, { query: {} }))).toEqual([403, "FORBIDDEN"]);
  }
  for (const isOn of ["oui", null, 1, undefined])
    expect(refused(await at.anne.call(setWishes, { body: { isOn: isOn as never } }))).toEqual([
      400,
      "VALIDATION_FAILED",
    ]);
});
