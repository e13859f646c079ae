import { dayInFrance } from "@jobami/api/missions/days";
import { daysLater } from "@jobami/api/people/birthdays";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
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

/** What administrators find on their pages about people: birthdays, a warning, and somebody who is suspended. */
export async function writePeople(
  tx: Tx,
  { users }: Pick<DomainServices, "users">,
  audit: Platform["audit"],
  people: { staff: readonly Person[]; requesters: readonly Person[]; rude: Person },
  { now, at }: { now: number; at: (instant: number) => void },
): Promise<void> {
  at(now - 12 * hourMs);
  const today = dayInFrance(now);
  for (const [place, { days, year }] of birthdays.entries()) {
    const person = people.requesters[place + 3];
    const birthDate = `${year}${daysLater(today, days).slice(4)}`;
    if (person !== undefined) await users.setDetails(tx, person.id, { phone: null, birthDate });
  }
  const administrator = people.staff.find(({ role }) => role === "jobpadm");
  if (administrator === undefined) return;
  const act = {
    by: { kind: "person", id: administrator.id, address: "127.0.0.1" },
    subject: { kind: "account", id: people.rude.id },
  } as const;
  const reason = "Messages insultants à deux jobbeurs, malgré un premier rappel.";
  await audit.record(tx, { ...act, kind: "sanction.warned", reason });
  const { account } = await users.life.suspend(tx, people.rude.id, { by: "staff", hours: 72, reason });
  const until = account.suspendedUntil?.toISOString() ?? null;
  await audit.record(tx, { ...act, kind: "sanction.suspended", after: { hours: 72, until }, reason });
}
