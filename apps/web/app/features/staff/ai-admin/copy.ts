import type { AiInfo, AiOutcome, AiPurpose, AiRate } from "@jobami/api/ai/contract";
import type { Period } from "@jobami/api/staff/routes";

export const copy = {
  infoFailed: "L’état du fournisseur n’a pas pu être lu.",
  statsFailed: "Les chiffres n’ont pas pu être lus.",
  pricingFailed: "Les prix n’ont pas pu être lus.",
  imagesFailed: "Les chiffres n’ont pas pu être lus.",
  state: "État",
  used: "Questions des membres",
  isUsed: "Vont à ce fournisseur",
  isNotUsed: "Vont à un autre fournisseur",
  goNowhere: "Ne vont nulle part",
  host: "Adresse",
  thisMachine: "Cette machine",
  model: "Modèle",
  key: "Clé",
  noKey: "Aucune",
  rate: "Prix",
  noRate: "Inconnu\u00a0: il n’est pas réglé",
  patience: "Patience par essai",
  lastCall: "Dernier appel",
  noCall: "Aucun",
  tryTitle: "Appel d’essai",
  tryLead: "Demande un mot au modèle. Ne coûte aucun crédit, et compte parmi les appels.",
  tryIt: "Faire un essai",
  trying: "Essai en cours…",
  tryFailed: "L’essai n’a pas pu être fait.",
  filters: "Filtres",
  period: "Période",
  everyPeriod: "Depuis le début",
  calls: "Appels",
  answered: "Réponses",
  failed: "Échecs",
  tokensIn: "Jetons envoyés",
  tokensOut: "Jetons reçus",
  cost: "Coût",
  median: "Durée médiane",
  purpose: "Aide",
  day: "Jour",
  byPurpose: "Appels par aide",
  byDay: "Appels par jour",
  total: "Ensemble",
  noCalls: "Aucun appel sur cette période",
  noCallsDetail: "Les chiffres viennent avec les premières questions.",
  statsNote:
    "Ni les questions ni les réponses ne sont gardées. Le coût se calcule des jetons et du prix connu au moment de l’appel\u202f; un appel en cours compte parmi les appels seuls.",
  search: "Modèle",
  searchHelp: "Par son nom ou son identifiant",
  context: "Contexte",
  input: "Envoi, le million",
  output: "Réponse, le million",
  answerCost: "Une réponse",
  prices: "Prix des modèles d’OpenRouter",
  noModel: "Aucun modèle ne correspond",
  noModelDetail: "Essayez un autre nom.",
  everyModel: "Voir tous les modèles",
  noList: "Aucune liste de prix",
  noListDetail: "OpenRouter n’est pas réglé sur ce serveur.",
  unknown: "Inconnu",
  images: "Images créées",
  imagesFailedCount: "Images échouées",
  texts: "Textes proposés",
  noImages: "Aucune image n’a été créée par l’IA sur cette période",
  noImagesDetail:
    "Le produit ne propose encore aucune création d’image\u00a0: ces chiffres comptent les appels gardés, par genre.",
} as const;

export const stateLabels: Readonly<Record<AiInfo["state"], string>> = {
  configured: "Réglé par une clé",
  standIn: "Doublure de cette machine",
  off: "Non réglé",
};

/** What the state means for whoever reads; nothing where all is as it should be. */
export const stateNotes: Readonly<Record<AiInfo["state"], { title: string; text: string } | null>> = {
  configured: null,
  standIn: {
    title: "Une doublure répond, aucun modèle",
    text: "Aucune clé n’est réglée\u00a0: ce serveur répond lui-même par des règles simples, sur cette machine seulement et sans coût. Ses textes ne viennent d’aucune intelligence artificielle.",
  },
  off: {
    title: "Ce fournisseur n’est pas réglé",
    text: "Sans sa clé, rien ne lui est demandé. Les réglages du serveur disent comment la donner.",
  },
};

export const purposeLabels: Readonly<Record<AiPurpose, string>> = {
  description: "Rédaction d’annonce",
  price: "Conseil de prix",
  reply: "Réponse à un avis",
  fit: "Mission et profil",
  availability: "Disponibilités",
  test: "Essais",
};

export const outcomeLabels: Readonly<Record<AiOutcome, string>> = {
  pending: "En cours",
  answered: "Réponse reçue",
  invalid: "Réponse inutilisable",
  refused: "Refusé par le fournisseur",
  timeout: "Pas de réponse à temps",
  unavailable: "Fournisseur indisponible",
  aborted: "Abandonné",
  unpaid: "Sans crédit à la fin",
};

export const periodLabels: Readonly<Record<Period, string>> = {
  week: "7 derniers jours",
  month: "30 derniers jours",
  quarter: "3 derniers mois",
  year: "12 derniers mois",
};

const number = new Intl.NumberFormat("fr-FR");
export const figure = (count: number): string => number.format(count);

const dollars = (digits: number, fewest = 2) =>
  new Intl.NumberFormat("fr-FR", {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: fewest,
    maximumFractionDigits: digits,
  });
const [coarse, fine, even] = [dollars(2), dollars(6), dollars(4, 4)];

/** Micro-dollars as text: as finely as small amounts want it. */
export const costText = (micro: number): string =>
  (micro >= 1_000_000 ? coarse : fine).format(Math.round(micro) / 1_000_000);

/** A sum, as finely as those above and below it, and of how many calls no one knows the price. */
export function sumText(micro: number, unpriced: number): string {
  const sum = (micro >= 1_000_000 ? coarse : even).format(micro / 1_000_000);
  return unpriced === 0 ? sum : `${sum}, sans ${figure(unpriced)} au prix inconnu`;
}

/** What a million tokens cost. */
export const rateText = ({ input, output }: AiRate): string =>
  `${costText(input)} envoyés, ${costText(output)} reçus, le million de jetons`;

const seconds = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
export const durationText = (ms: number | null): string =>
  ms === null ? "—" : ms < 1000 ? `${figure(ms)}\u00a0ms` : `${seconds.format(ms / 1000)}\u00a0s`;

const date = new Intl.DateTimeFormat("fr-FR", { dateStyle: "medium", timeZone: "UTC" });
export const dayText = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

/** How many of the calls the stand-in answered. */
export const standText = (count: number, of: number): string =>
  count === of
    ? "La doublure de cette machine a répondu à tous ces appels\u00a0: aucun modèle, aucun coût."
    : `Dont ${figure(count)} par la doublure de cette machine, sans coût.`;

const cents = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
/** What a credit is sold for, and what the costs of answers stand on. */
export function creditText(
  creditCents: number,
  answers: { count: number; tokensIn: number; tokensOut: number } | null,
): string {
  const sold = `Un crédit se vend ${cents.format(creditCents)}\u00a0centimes d’euro au moins, et paie une réponse.`;
  return answers === null
    ? `${sold} Aucune réponse des 30 derniers jours ne dit encore combien de jetons elle prend.`
    : `${sold} «\u202f${copy.answerCost}\u202f» compte ${figure(Math.round(answers.tokensIn))} jetons envoyés et ${figure(Math.round(answers.tokensOut))} reçus, la moyenne de ${figure(answers.count)} ${answers.count > 1 ? "réponses" : "réponse"} des 30 derniers jours.`;
}

/** How a test went. */
export const triedText = (outcome: AiOutcome, answer: string | null, ms: number): string =>
  answer === null
    ? `${outcomeLabels[outcome]}, après ${durationText(ms)}.`
    : `«\u202f${answer}\u202f», en ${durationText(ms)}.`;
