import { dayInFrance } from "@jobami/api/missions/days";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import { demoOffers } from "./content/offers.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The offers of some jobbeurs, with codes that were taken and used. */
export async function writeOffers(
  tx: Tx,
  { offers, codes }: DomainServices["offers"],
  { jobbeurs, requesters }: { jobbeurs: readonly Person[]; requesters: readonly Person[] },
  time: { now: number; at: (instant: number) => void },
): Promise<void> {
  for (const { jobbeur, since, until, input, takers, used } of demoOffers) {
    const owner = jobbeurs[jobbeur];
    if (owner === undefined) continue;
    const start = time.now - since * dayMs;
    time.at(start);
    const days = { firstDay: dayInFrance(start), lastDay: dayInFrance(time.now + until * dayMs) };
    const { id } = await offers.create(tx, owner, { ...input, ...days });
    await offers.act(tx, owner, id, "publish");
    for (const [turn, place] of takers.entries()) {
      const taker = requesters[place];
      if (taker === undefined) continue;
      time.at(start + (turn + 1) * 5 * hourMs);
      const { hash } = await codes.take(tx, taker.id, id);
      time.at(start + (turn + 1) * 5 * hourMs + dayMs);
      if (turn < used) await codes.validate(tx, owner.id, hash);
    }
    // Jobbeurs hold codes of each other too.
    const [first] = jobbeurs;
    if (jobbeur === 1 && first !== undefined) await codes.take(tx, first.id, id);
  }
}
