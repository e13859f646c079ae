import { dayInFrance } from "@jobami/api/missions/days";
import { daysLater } from "@jobami/api/people/birthdays";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";

const hourMs = 3_600_000;

/** Whose birthday comes in how many days: every year here has a 29 February. */
const birthdays = [
  { days: 0, year: 1992 },
  { days: 0, year: 1968 },
  { days: 3, year: 1984 },
  { days: 9, year: 1996 },
  { days: 17, year: 1988 },
  { days: 28, year: 1976 },
] as const;

/** What administrators find on their pages about people: birthdays, a warning, and a person who is suspended. */
export async function writePeople(
  tx: Tx,
  { users, people }: Pick<DomainServices, "users" | "people">,
  { staff, requesters, rude }: { staff: readonly Person[]; requesters: readonly Person[]; rude: Person },
  { now, at }: { now: number; at: (instant: number) => void },
): Promise<void> {
  at(now - 12 * hourMs);
  const today = dayInFrance(now);
  for (const [place, { days, year }] of birthdays.entries()) {
    const person = requesters[place + 3];
    const birthDate = `${year}${daysLater(today, days).slice(4)}`;
    if (person !== undefined) await users.setDetails(tx, person.id, { phone: null, birthDate });
  }
  const administrator = staff.find(({ role }) => role === "jobpadm");
  if (administrator === undefined) return;
  const by = { id: administrator.id, address: "127.0.0.1" };
  const reason = "Messages insultants à deux jobbeurs, malgré un premier rappel.";
  const { sanctions } = people;
  await sanctions.keep(tx, rude.id, { kind: "warning", hours: null, until: null, reason }, by);
  const { account } = await users.life.suspend(tx, rude.id, { by: "staff", hours: 72, reason });
  const until = account.suspendedUntil;
  await sanctions.keep(tx, rude.id, { kind: "temporary", hours: 72, until, reason }, by);
}
