import { dayInFrance } from "@jobami/api/missions/days";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import { createChance } from "./random.ts";

const dayMs = 86_400_000;
/** How far back views of profiles go, in days, and of how many jobbeurs. */
const lookedDays = 40;
const lookedJobbeurs = 8;

interface Time {
  now: number;
  at: (instant: number) => void;
}

/** Who looked at the profiles of some jobbeurs in the last weeks: more and more of them. */
export async function writePageViews(
  tx: Tx,
  { statistics }: Pick<DomainServices, "statistics">,
  { jobbeurs, requesters }: { jobbeurs: readonly Person[]; requesters: readonly Person[] },
  time: Time,
): Promise<void> {
  const chance = createChance(987);
  for (let daysAgo = lookedDays; daysAgo >= 1; daysAgo -= 1) {
    time.at(time.now - daysAgo * dayMs);
    for (const jobbeur of jobbeurs.slice(0, lookedJobbeurs))
      for (const viewer of chance.sample(
        requesters,
        chance.between(0, 1 + Math.floor((lookedDays - daysAgo) / 10)),
      ))
        await statistics.look(tx, viewer.id, { kind: "profil", id: jobbeur.id });
  }
}

/** Codes of staff: one that is open, one that comes, one that is over. */
export async function writePromocodes(
  tx: Tx,
  { promocodes }: Pick<DomainServices, "promocodes">,
  admin: Person,
  time: Time,
): Promise<void> {
  const day = (days: number) => dayInFrance(time.now + days * dayMs);
  const codes = [
    { code: "RENTREE15", percent: 15, firstDay: day(-35), lastDay: day(-5), maxUses: null },
    { code: "BIENVENUE30", percent: 30, firstDay: day(-10), lastDay: day(50), maxUses: 200 },
    { code: "FETES60", percent: 60, firstDay: day(20), lastDay: day(45), maxUses: 50 },
  ];
  for (const [place, one] of codes.entries()) {
    time.at(time.now - (36 - place * 12) * dayMs);
    await promocodes.create(tx, { id: admin.id, address: "127.0.0.1" }, one);
  }
}

/** What an administrator did besides: a check of the personal data, and what is announced. */
export async function writeAdministration(
  tx: Tx,
  services: Pick<DomainServices, "data-audits" | "updates">,
  admin: Person,
  time: Time,
): Promise<void> {
  const by = { kind: "person", id: admin.id, address: "127.0.0.1" } as const;
  time.at(time.now - 20 * dayMs);
  await services["data-audits"].run(tx, by);
  time.at(time.now - 3 * 3_600_000);
  await services.updates.publish(
    tx,
    {
      title: "Demander d’abord à une personne",
      words:
        "Depuis un profil, vous pouvez maintenant proposer une mission à une personne, ou à cinq au plus, avant de l’ouvrir à tout le monde.",
    },
    by,
  );
}
