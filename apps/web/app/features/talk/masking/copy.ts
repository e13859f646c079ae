import { displayText } from "@jobami/api/http/display-text";
import type { ContactKind, FoundContact } from "@jobami/api/messages/contacts";

/** What an author can do about what is masked of their text. */
export const copy = {
  hint: "Les coordonnées restent masquées jusqu’à l’accord, pour vous protéger tous les deux.",
  contest: "Contester",
  open: "Contestation envoyée\u00a0: la modération relit ce texte.",
  lifted: "La modération a levé le filtre\u00a0:",
  upheld: "La modération a maintenu le filtre\u00a0:",
  title: "Contester le masquage",
  reason: "Pourquoi ce n’est pas un moyen de contact",
  reasonHelp: "La modération lira ce texte et votre explication.",
  missing: "Dites en quelques mots ce que c’est.",
  send: "Envoyer la contestation",
  sending: "Envoi…",
  cancel: "Annuler",
  sent: "Contestation envoyée",
  already: "Ce masquage a déjà été contesté.",
  gone: "Plus rien n’est masqué dans ce texte.",
  many: "Plusieurs de vos contestations attendent déjà une réponse. Revenez quand elles seront traitées.",
} as const;

const kinds: Record<ContactKind, string> = {
  phone: "numéro de téléphone",
  email: "adresse e-mail",
  link: "lien",
};
const kindOrder = ["phone", "email", "link"] as const;

const enumerated = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} et ${all.at(-1)}`;

/** « numéro de téléphone et lien ». */
export function kindLabel(found: readonly { kind: ContactKind }[]): string {
  const there = kindOrder.filter((kind) => found.some((one) => one.kind === kind));
  return enumerated(there.map((kind) => kinds[kind]));
}

/** What opens a text: an agreement, or nothing, as where it stands on a profile. */
export type Opening = "agreement" | "none";

const whatFollows: Record<Opening, string> = {
  agreement:
    "cela vous protège tous les deux. Ce n’est pas un moyen de contact\u202f? Vous pourrez le contester une fois le texte envoyé.",
  none: "les coordonnées s’échangent une fois d’accord sur une mission. Ce n’est pas un moyen de contact\u202f? Vous pourrez le contester une fois le texte enregistré.",
};
const until: Record<Opening, string> = { agreement: "jusqu’à l’accord", none: "pour tous" };

/** What will be masked of what is being written for others, and why. */
export function willBeMasked(text: string, found: readonly FoundContact[], opening: Opening): string {
  const quotes = found.map(
    ({ start, length }) => `«\u00a0${displayText(text.slice(start, start + length))}\u00a0»`,
  );
  const will = found.length === 1 ? "sera masqué" : "seront masqués";
  return `${enumerated(quotes)} ${will} ${until[opening]} (${kindLabel(found)})\u00a0: ${whatFollows[opening]}`;
}

/** What is masked of what one wrote, and where that stands, if it is not what is shown above. */
export function isMasked(
  found: readonly { kind: ContactKind }[],
  { where, opening = "agreement" }: { where?: string | undefined; opening?: Opening | undefined },
): string {
  const how = opening === "agreement" ? "masqué pour les autres jusqu’à l’accord" : "masqué pour les autres";
  const text = where === undefined ? how : `${where}, ${how}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}\u00a0: ${kindLabel(found)}.`;
}

/** What is masked of a text, and why that is. */
export function contestLead(found: readonly { kind: ContactKind }[]): string {
  return `Les autres ne voient pas ceci, relevé automatiquement\u00a0: ${kindLabel(found)}. Les coordonnées se montrent une fois une proposition acceptée, pour vous protéger tous les deux.`;
}
