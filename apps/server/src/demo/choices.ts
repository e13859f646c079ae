import { dayInFrance } from "@jobami/api/missions/days";
import { addDays } from "@jobami/api/planning/time";
import type { MissionInput } from "../domains/missions/missions.domain.ts";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import { storedAnswers } from "./content/conversations.ts";
import type { Cast, Time } from "./moderation.ts";
import { createDemoProfiles } from "./profiles.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What the requester of the sign-in page asks its jobbeur for, before everybody else. */
const askedFirst = {
  category: "jardinage",
  subcategory: "taille-de-haies",
  title: "Retailler la haie comme au printemps",
  description:
    "La même haie que la dernière fois, une vingtaine de mètres. Les coupes peuvent rester en tas au fond du jardin.",
  placeCode: "69383",
  timing: "date",
  moment: "matin",
  budgetType: "fixe",
  isUrgent: false,
  pictures: [],
  amount: 95,
  jobiAmount: 0,
  paymentMethodType: "euros",
} satisfies Omit<MissionInput, "date" | "asked">;

/** What a requester asks for while she is away: each of ten days. */
const whileAway = {
  category: "garde-d-animaux",
  subcategory: "visite-a-domicile",
  title: "Garder mon chat pendant mes vacances",
  description:
    "Une visite par jour pour Mirza, une chatte de six ans\u00a0: croquettes, eau fraîche, litière et quelques caresses. Les clés se donnent la veille.",
  placeCode: "69383",
  timing: "date",
  moment: "flexible",
  budgetType: "fixe",
  isUrgent: false,
  pictures: [],
  amount: 120,
  jobiAmount: 0,
  paymentMethodType: "euros",
} satisfies Omit<MissionInput, "date" | "asked">;
const firstDayAway = 12;
const daysAway = 10;

/** Whom the requester of the sign-in page keeps, by a place in the list of jobbeurs, and why. */
const favourites = [
  { place: 0, days: 60, note: "Haie taillée au printemps, à rappeler à l’automne." },
  { place: 2, days: 33, note: "" },
  { place: 6, days: 9, note: "Recommandée par la voisine du deuxième." },
] as const;

/** How many of the missions that suit the jobbeur of the sign-in page he keeps for later. */
const likedMissions = 2;

/** Whom and what the people of the sign-in page keep to find again. */
export async function writeChoices(
  tx: Tx,
  { favorites, missions, templates }: Pick<DomainServices, "favorites" | "missions" | "templates">,
  { jobbeurs, requesters, open }: Cast,
  { now, at }: Time,
): Promise<void> {
  const [karim] = jobbeurs;
  const [lea, another] = requesters;
  if (karim === undefined || lea === undefined) return;
  for (const { place, days, note } of favourites) {
    at(now - days * dayMs);
    const person = jobbeurs[place];
    if (person !== undefined) await favorites.add(tx, lea.id, { favorite_user_id: person.id, note });
  }
  at(now - 25 * dayMs);
  const colleague = jobbeurs[1];
  if (colleague !== undefined)
    await favorites.add(tx, karim.id, { favorite_user_id: colleague.id, note: "Pour les meubles en kit." });
  for (const answer of storedAnswers) await templates.add(tx, karim.id, answer);
  at(now - dayMs);
  const his = new Set<string>(createDemoProfiles(1)[0]?.services.map(({ subcategory }) => subcategory));
  const liked = open.filter(
    ({ scenario: { input, steps } }) =>
      his.has(input.subcategory) && !steps.some((step) => "jobbeur" in step && step.jobbeur === 0),
  );
  for (const { id } of liked.slice(-likedMissions))
    await missions.react(tx, karim, id, { kind: "liked", isOn: true });
  at(now - 5 * hourMs);
  const asked: MissionInput["asked"] = { people: [karim.id], hours: 72, opensAfter: true };
  await missions.create(tx, lea, { ...askedFirst, date: dayInFrance(now + 9 * dayMs), asked });
  const away = dayInFrance(now + firstDayAway * dayMs);
  if (another !== undefined)
    await missions.create(tx, another, { ...whileAway, date: away, endDate: addDays(away, daysAway - 1) });
}
