import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** What some requesters had written for them, by how many days ago. */
const asked = [
  { days: 12, hint: "haie de laurier, quinze mètres, à tailler avant la fin du mois" },
  { days: 8, hint: "deux étagères à fixer, mur en brique" },
  { days: 8, hint: "armoire en kit trois portes" },
  { days: 3, hint: "ménage de printemps, appartement de trois pièces" },
  { days: 1, hint: "ordinateur lent, à nettoyer et à mettre à jour" },
] as const;

/** Agrees to AI for some of those whom the sign-in page does not offer, and asks the stand-in for them. */
export async function writeSuggestions(
  tx: Tx,
  { ai, consents }: Pick<DomainServices, "ai" | "consents">,
  people: readonly Person[],
  time: { now: number; at: (instant: number) => void },
): Promise<void> {
  for (const [index, { days, hint }] of asked.entries()) {
    const person = people[index];
    if (person === undefined) return;
    time.at(time.now - days * dayMs - hourMs);
    await consents.giveAi(tx, person.id, { firstName: person.prenom, lastName: person.nom });
    time.at(time.now - days * dayMs);
    await ai.ai.past(tx, person.id, "description", { service: "À domicile", titre: "", mots: hint });
  }
}
