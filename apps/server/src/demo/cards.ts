import { type CardTemplate, cardFacts } from "@jobami/api/cards/routes";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";

const dayMs = 24 * 3_600_000;

const cardDesigns = [
  {
    title: "Carte des marchés",
    template: "jardin",
    palette: "sapin",
    font: "dessinee",
    hasBack: true,
    phrase: "Un jardin net, un voisin content.",
    days: 20,
  },
  {
    title: "Pour les boîtes aux lettres",
    template: "rue",
    palette: "craie",
    font: "lisible",
    hasBack: false,
    phrase: "J’habite le quartier, j’arrive à pied.",
    days: 6,
  },
] as const satisfies readonly { template: CardTemplate; [more: string]: unknown }[];

/** The business cards of a jobbeur. */
export async function writeCards(
  tx: Tx,
  cards: DomainServices["cards"],
  jobbeur: Person,
  time: { now: number; at: (instant: number) => void },
): Promise<void> {
  for (const { title, days, ...look } of cardDesigns) {
    time.at(time.now - days * dayMs);
    const { prenom, nom } = jobbeur;
    const text = { name: `${prenom} ${nom}`, trade: "Jardinage et petit bricolage", town: "", email: "" };
    const design = { ...look, ...text, phone: "06 39 98 00 21", shown: [...cardFacts], picture: null };
    await cards.create(tx, jobbeur.id, { title, design });
  }
}
