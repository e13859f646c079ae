import type { CardDesign } from "@jobami/api/cards/contract";
import { type CardPalette, type CardTemplate, cardLimits } from "@jobami/api/cards/routes";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { serviceCategories } from "@jobami/api/taxonomy";

/** The colours that suit a template best at first. */
const firstPalette: Readonly<Record<CardTemplate, CardPalette>> = {
  atelier: "ciel",
  rue: "craie",
  jardin: "sapin",
  carnet: "brique",
  nuit: "encre",
  etiquette: "mirabelle",
};

const labels = new Map(
  serviceCategories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug, label }) => [slug, label] as const),
  ),
);

/** What a person does, in one line: their first services, as many as there is room for. */
export function tradeOf(services: readonly { subcategory: string }[]): string {
  let trade = "";
  for (const { subcategory } of services) {
    const label = labels.get(subcategory as never) ?? "";
    const longer = trade === "" ? label : `${trade} · ${label}`;
    if (longer.length > cardLimits.trade) break;
    trade = longer;
  }
  return trade;
}

/** The text up to a length, cut at a space. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text
    .slice(0, most + 1)
    .replace(/\s\S*$/, "")
    .trimEnd();
  return whole.length <= most ? whole : text.slice(0, most);
}

/** A card as a template begins it: with what the person declares of themselves. */
export function prefilled(template: CardTemplate, profile: OwnProfile): CardDesign {
  const { prenom, nom, services, headline, zone } = profile;
  return {
    template,
    palette: firstPalette[template],
    font: "dessinee",
    name: cut(`${prenom} ${nom}`.trim(), cardLimits.name),
    trade: tradeOf(services),
    phrase: cut(headline, cardLimits.phrase),
    town: cut(zone?.place.name ?? "", cardLimits.town),
    phone: "",
    email: "",
    shown: ["trade", "phrase", "town", "phone", "email", "address", "code", "picture"],
    hasBack: false,
    picture: null,
  };
}
