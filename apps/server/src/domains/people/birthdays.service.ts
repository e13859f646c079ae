import { dayInFrance } from "@jobami/api/missions/days";
import { ageIn, birthdaysOn, daysLater } from "@jobami/api/people/birthdays";
import { birthdayDays, mostBirthdays } from "@jobami/api/people/routes";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { wishLine } from "./people.mails.ts";
import { peopleRepository as repository } from "./people.repository.ts";
import { faceOf } from "./people.view.ts";

const yearOf = (day: string): number => Number(day.slice(0, 4));
const firstId = "00000000-0000-0000-0000-000000000000";
const faceIn = (accounts: ReadonlyMap<string, Account>, id: string) => {
  const account = accounts.get(id);
  return account === undefined ? null : faceOf(account);
};
const channels = ["inApp", "mail", "push"] as const;

/** Birthdays of those who gave a date, and the wishes of staff; days are those in France. */
export function createBirthdays(deps: {
  platform: Pick<Platform, "db" | "clock" | "config">;
  users: Pick<Users, "byIds">;
  notifications: Pick<NotificationsService, "notifyAll" | "preferences">;
}) {
  const { users, notifications } = deps;
  const { db: pool, clock, config } = deps.platform;

  async function wishesSwitch(db: Db) {
    const { isOn, changedAt } = await repository.switch(db);
    return { isOn, changedAt: changedAt?.toISOString() ?? null };
  }

  /** Those of some people who did not turn wishes off everywhere. */
  async function whoWants(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const chosen = await notifications.preferences.choicesOf(db, ids);
    return new Set(
      ids.filter((id) => channels.some((channel) => chosen.of(id, "birthday", channel) !== "off")),
    );
  }

  /** The accounts of some people, by their ids. */
  const accountsOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> =>
    new Map((await users.byIds(db, ids)).map((one) => [one.id, one]));

  /** Wishes a person a happy birthday who still wants it, once a year. */
  async function wish(tx: Tx, id: string, day: string): Promise<void> {
    if (!(await whoWants(tx, [id])).has(id)) return;
    const row = { id: newId(), userId: id, year: yearOf(day), day, sentAt: instant(clock) };
    if (await repository.addWish(tx, row))
      await notifications.notifyAll(tx, [{ to: id, ...wishLine(config.brand) }]);
  }

  return {
    /** Birthdays of today and of the days ahead, the next first. */
    async overview(db: Db) {
      const today = dayInFrance(clock.now());
      const celebratedOn = new Map<number, string>();
      for (let ahead = 0; ahead <= birthdayDays; ahead += 1) {
        const day = daysLater(today, ahead);
        for (const number of birthdaysOn(day)) celebratedOn.set(number, day);
      }
      const born = await repository.born(db, [...celebratedOn.keys()], mostBirthdays + 1);
      const shown = born.slice(0, mostBirthdays);
      const ids = shown.map(({ id }) => id);
      const wished = await repository.wishesOf(db, ids, [yearOf(today), yearOf(today) + 1]);
      const wanting = await whoWants(db, ids);
      const accounts = await accountsOf(db, ids);
      const birthdays = shown.map(({ id, prenom, nom, birthDate, number }) => {
        const day = celebratedOn.get(number) ?? today;
        const sent = wished.find(({ userId, year }) => userId === id && year === yearOf(day));
        return {
          id,
          name: `${prenom} ${nom}`,
          photo: faceIn(accounts, id),
          day,
          age: ageIn(yearOf(day), birthDate),
          wishedAt: sent?.sentAt.toISOString() ?? null,
          wantsWishes: wanting.has(id),
        };
      });
      return { today, birthdays, isCut: born.length > shown.length, wishes: await wishesSwitch(db) };
    },
    /** A page of wishes that were sent. */
    async wishes(db: Db, query: KeyedQuery) {
      const { rows, pagination } = await repository.wishes(db, query);
      const people = await accountsOf(
        db,
        rows.map(({ userId }) => userId),
      );
      const data = rows.map(({ id, userId, day, sentAt }) => {
        const person = people.get(userId);
        return {
          id,
          name: person === undefined ? "" : `${person.prenom} ${person.nom}`,
          photo: faceIn(people, userId),
          day,
          at: sentAt.toISOString(),
        };
      });
      return { data, pagination };
    },
    /** Turns the wishes on or off; on an evening they still leave that day. */
    async setSwitch(tx: Tx, isOn: boolean, changedBy: string) {
      await repository.setSwitch(tx, { isOn, changedBy, changedAt: instant(clock) });
      return wishesSwitch(tx);
    },
    /** Wishes everybody a happy birthday whose day it is in France and who was not yet; each in a transaction of their own. */
    async wishAll(): Promise<void> {
      if (!(await repository.switch(pool)).isOn) return;
      const day = dayInFrance(clock.now());
      let after = firstId;
      for (;;) {
        const ids = await repository.unwished(pool, birthdaysOn(day), yearOf(day), after);
        for (const id of ids) await inTransaction(pool, (tx) => wish(tx, id, day));
        const last = ids.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },
  };
}

export type Birthdays = ReturnType<typeof createBirthdays>;
