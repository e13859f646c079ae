import { defineMock } from "../mock/define-mock.ts";
import { onlyPage } from "../mock/only-page.ts";
import { peopleContract } from "./contract.ts";
import {
  administratorRow,
  goneRow,
  inactiveAccounts,
  karimFacts,
  karimRow,
  someBirthdays,
  someWishes,
  suspendedFacts,
  suspendedRow,
} from "./fixtures.ts";

const people = [karimRow, suspendedRow, administratorRow, goneRow];

/** What the domain answers in stories and tests. */
export const peopleMock = defineMock(peopleContract, {
  list: { success: true, data: people, pagination: onlyPage(people.length) },
  one: { success: true, data: karimFacts },
  setRole: { success: true, data: { ...karimFacts, role: "jobmodo" } },
  sanction: { success: true, data: suspendedFacts },
  lift: { success: true, data: karimFacts },
  inactive: { success: true, data: inactiveAccounts, pagination: onlyPage(inactiveAccounts.length) },
  remind: { success: true, reminded: inactiveAccounts.slice(2).map(({ id }) => id), leftOut: 0 },
  close: { success: true, message: "Le compte est fermé." },
  birthdays: {
    success: true,
    today: "2026-11-20",
    birthdays: someBirthdays,
    isCut: false,
    wishes: { isOn: true, changedAt: "2026-09-01T09:00:00.000Z" },
  },
  setWishes: { success: true, wishes: { isOn: false, changedAt: "2026-11-20T10:00:00.000Z" } },
  wishes: { success: true, data: someWishes, pagination: onlyPage(someWishes.length) },
});
