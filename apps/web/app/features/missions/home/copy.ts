/** Copy of the first page after signing in. */
export const copy = {
  title: "Que fait-on aujourd’hui\u202f?",
  waiting: "Ce qui vous attend",
  waitingList: "À faire",
  agreedList: "Missions convenues",
  nothingWaits: "Rien ne vous attend pour le moment.",
  agreed: "Ce qui est convenu",
  changed: "Depuis votre dernière visite",
  unread: "À lire",
  allChanges: "Voir toutes les notifications",
  figures: "En chiffres",
  balance: "Solde Jobi",
  balanceHelp: "La monnaie d’entraide\u00a0: elle se gagne en rendant service.",
  firstSteps: "Vos trois premiers pas",
  read: "Lire",
  draft: "Brouillon",
  draftUntitled: "Mission sans titre",
  resume: "Reprendre",
  compare: "Comparer",
  compose: "Publier une mission",
  seeMissions: "Voir les missions",
} as const;

/** What leads to all proposals: how many await an answer, where not all of them stand on this page. */
export const allOffersText = (waiting?: { toAnswer: readonly unknown[]; counts: { toAnswer: number } }) =>
  waiting === undefined || waiting.counts.toAnswer <= waiting.toAnswer.length
    ? "Voir toutes vos propositions"
    : `Voir vos ${countText(waiting.counts.toAnswer)} propositions à répondre`;

/** « Voir vos 7 missions convenues ». */
export const allAgreedText = (count: number) => `Voir vos ${countText(count)} missions convenues`;

/** « 2 conversations ont du nouveau ». */
export const unreadText = (count: number): string =>
  count === 1 ? "Une conversation a du nouveau" : `${countText(count)} conversations ont du nouveau`;

/** « Des propositions de Karim B., Inès L. et Moussa D. ». */
export const severalText = (names: readonly string[]) =>
  `Des propositions de ${new Intl.ListFormat("fr-FR").format(names)}`;

const untilText = (until: string | null) => (until === null ? "" : `, jusqu’au ${until}`);

/** What is awaited of a mission, of whom, until when where that ends, and what leads to it. */
export const awaitedTexts = {
  ask: {
    detail: (who: string, until: string | null) => `${who} vous demande en premier${untilText(until)}`,
    label: "Répondre",
  },
  day: { detail: (who: string) => `Convenu avec ${who}, le jour reste à fixer`, label: "Proposer un jour" },
  review: {
    detail: (who: string, until: string | null) => `Votre avis sur ${who}${untilText(until)}`,
    label: "Donner un avis",
  },
} as const;

/** « Facture de Karim B., à payer avant le samedi 12 décembre ». */
export const documentText = (type: "devis" | "facture", who: string, day: string | null) =>
  `${type === "devis" ? "Devis" : "Facture"} de ${who}, ${type === "devis" ? "à accepter" : "à payer"}${day === null ? "" : ` avant le ${day}`}`;

/** The greatest figure that is distinguished from more. */
const countCap = 100;

/** A capped count: « 3 », « 100 et plus ». */
export function countText(count: number): string {
  return count < countCap ? String(count) : `${countCap} et plus`;
}

/** The figures of the first page, in their order. */
export const figures = {
  toAnswer: "À répondre",
  answersAwaited: "Vous attendez une réponse",
  underWay: "Missions convenues",
  openMissions: "Vos missions ouvertes",
} as const;

/** What a person does first, by what they came for. */
export const firstSteps = {
  other: [
    {
      title: "Décrivez ce qu’il vous faut",
      detail: "Un titre, un lieu, un jour, un budget\u00a0: deux minutes.",
    },
    { title: "Comparez les propositions", detail: "Les jobbeurs d’à côté vous répondent avec leur prix." },
    {
      title: "Choisissez, puis convenez du jour",
      detail: "Vous payez directement, une fois le travail fait.",
    },
  ],
  jobbeur: [
    {
      title: "Trouvez une mission près de chez vous",
      detail: "Par métier, par mots, les plus urgentes d’abord.",
    },
    {
      title: "Proposez votre prix",
      detail: "Le demandeur accepte, ou vous répond par une contre-proposition.",
    },
    { title: "Faites le travail, soyez payé", detail: "Directement par le demandeur, sans commission." },
  ],
} as const;
