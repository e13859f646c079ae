import type {
  ComposerNoticeCode,
  ComposerProblem,
  ComposerProblemCode,
  ComposerStep,
} from "@jobami/machines/missions/mission-composer";

export const copy = {
  title: "Publier une mission",
  lead: "Cinq étapes, deux minutes. Les jobbeurs à qui elle convient sont prévenus dès la publication.",
  required: "Tous les champs sont obligatoires.",
  requiredButOptional: "Les champs sont obligatoires, sauf mention « facultatif ».",
  steps: "Étapes de la publication",
  next: "Continuer",
  back: "Revenir",
  publish: "Publier la mission",
  publishing: "Publication en cours…",
  retry: "Publier à nouveau",
  discard: "Tout effacer",
  offerTitle: "Vous aviez commencé une mission",
  offerText: "Voulez-vous reprendre où vous en étiez ?",
  resume: "Reprendre",
  startAnew: "Repartir de zéro",
  conflictTitle: "Cette mission a changé dans un autre onglet",
  conflictText: "Gardez ce que vous avez ici, ou prenez ce qui a été écrit là-bas.",
  keepMine: "Garder ma version",
  takeTheirs: "Prendre l’autre",
  discardedTitle: "Le brouillon est effacé",
  stillStoredTitle: "Le formulaire est vide, mais le brouillon reste sur cet appareil",
  notSavedTitle: "Brouillon non enregistré",
  notSavedText:
    "La mémoire de ce navigateur est pleine ou bloquée. Gardez cette page ouverte jusqu’à la publication, ou libérez de la place et réessayez.",
  retrySaving: "Réessayer",
  undo: "Annuler",
  edit: "Modifier",
  preview: "Voir ce que les jobbeurs verront",
} as const;

export const stepCopy: Record<ComposerStep, { label: string; title: string; help: string }> = {
  service: {
    label: "Service",
    title: "De quoi avez-vous besoin ?",
    help: "Le bon service trouve les bons jobbeurs.",
  },
  details: {
    label: "Description",
    title: "Décrivez la mission",
    help: "Plus c’est précis, plus les propositions le sont.",
  },
  placeAndDate: {
    label: "Lieu et date",
    title: "Où et quand ?",
    help: "Seule la commune est montrée, jamais votre adresse.",
  },
  budget: {
    label: "Budget",
    title: "Quel budget ?",
    help: "Un ordre de grandeur suffit : les jobbeurs peuvent proposer autre chose.",
  },
  review: { label: "Relecture", title: "Tout est correct ?", help: "Une dernière lecture avant l’envoi." },
};

export const labels = {
  serviceSearch: "En quelques mots",
  serviceSearchHelp: "Exemple\u00a0: tondre ma pelouse. Ou choisissez dans la liste.",
  serviceSearchHint: "Dites ce qu’il y a à faire.",
  serviceSearchEmpty: "Aucun service trouvé\u00a0: essayez d’autres mots, ou choisissez dans la liste.",
  serviceSearchUnanswered: "La recherche n’a pas pu être chargée\u00a0: choisissez dans la liste.",
  category: "Catégorie",
  subcategory: "Sous-catégorie",
  heading: "Titre",
  headingHelp: "Ce qu’il y a à faire, en une ligne. Exemple : Monter une armoire et fixer deux étagères.",
  description: "Description",
  descriptionHelp: "Dimensions, matériel sur place, accès… sans téléphone ni adresse.",
  place: "Commune",
  placeHelp: "Nom ou code postal.",
  placeEmpty: "Aucune commune de ce nom. Vérifiez l’orthographe.",
  placeUnanswered: "La recherche des communes n’a pas abouti. Vérifiez votre connexion, puis réessayez.",
  postalCode: "Code postal",
  timing: "Quand ?",
  date: "Date souhaitée",
  endDate: "Jusqu’au (facultatif)",
  endDateHelp: "Pour une mission de plusieurs jours, chaque jour.",
  lastDay: "Au plus tard le",
  lastDayHelp: "Passé ce jour, elle n’est plus proposée. Le jour se fixe avec le jobbeur.",
  moment: "Moment de la journée",
  payment: "Vous payez en",
  budgetType: "Le prix est",
  amount: "Montant",
  jobiAmount: "Jobi en plus",
  tooFewPrices: "Trop peu d’accords pour dire ce que d’autres paient pour ce service.",
  urgent: "C’est urgent",
  urgentHelp: "Elle est signalée « Urgent » et affichée en premier.",
  urgentAskedHelp:
    "Qui vous demandez la lit signalée «\u202fUrgent\u202f»\u202f; elle est affichée en premier si elle s’ouvre à tous.",
} as const;

/** What was typed, beside the service that it was taken for. */
export const needText = (need: string) =>
  `Vous avez écrit «\u202f${need}\u202f»\u00a0: c’est le début du titre.`;

interface PriceRange {
  service: string;
  /** As text: « 45 € », « 22 € de l’heure ». */
  low: string;
  median: string;
  high: string;
  count: number;
}

/** What others agreed on; half of them between the ends, and the one in the middle. */
export function acceptedPricesText({ service, low, median, high, count }: PriceRange): string {
  const range = low === high ? low : `entre ${low} et ${high}, la moitié à ${median} au plus`;
  return `Pour «\u202f${service}\u202f», d’autres paient le plus souvent ${range} (${count} accords).`;
}

export const timingOptions = [
  { value: "date", label: "À une date" },
  { value: "asap", label: "Dès que possible" },
  { value: "flexible", label: "Date flexible" },
] as const;

export const momentOptions = [
  { value: "flexible", label: "Toute la journée" },
  { value: "matin", label: "Le matin" },
  { value: "apres-midi", label: "L’après-midi" },
  { value: "soir", label: "Le soir" },
] as const;

export const paymentOptions = [
  { value: "euros", label: "Euros", help: "Espèces, virement ou chèque, directement au jobbeur." },
  { value: "jobis", label: "Jobi", help: "La monnaie d’entraide : elle se gagne en rendant service." },
  { value: "hybrid", label: "Euros et Jobi", help: "Une part de chaque." },
] as const;

export const budgetTypeOptions = [
  { value: "fixe", label: "Fixe, pour toute la mission" },
  { value: "horaire", label: "À l’heure" },
] as const;

/** What a person is shown, by code. An empty sentence leaves the place to the server's own. */
export const problemTexts: Record<ComposerProblemCode, string> = {
  FORM_INVALID: "Il reste quelque chose à corriger.",
  UNANSWERED:
    "Le serveur n’a pas répondu. Rien n’est perdu : publiez à nouveau, la mission ne sera pas créée deux fois.",
  ALREADY_PUBLISHED: "Cette mission a déjà été publiée : vous la trouverez dans vos missions.",
  PROFILE_HIDDEN: "",
  SIGNED_OUT:
    "Votre session a expiré. Votre mission est gardée en brouillon : reconnectez-vous pour la publier.",
  TERMS_MISSING:
    "La mission n’est pas encore publiée\u00a0: acceptez d’abord les CGV et CGU. Tout ce que vous avez écrit est gardé.",
  TERMS_UNCHECKED:
    "La mission n’est pas encore publiée\u00a0: le serveur n’a pas pu dire si vous avez accepté les CGV et CGU. Tout ce que vous avez écrit est gardé\u202f; publiez à nouveau.",
  PUBLICATION_REFUSED: "",
};

export const noticeTexts: Record<Extract<ComposerNoticeCode, "MISSION_PUBLISHED">, string> = {
  MISSION_PUBLISHED: "Votre mission est publiée",
};

/** « Brouillon enregistré », and its other states. */
export const draftCopy = {
  none: "",
  unsaved: "Modifications non enregistrées",
  saving: "Enregistrement du brouillon…",
  saved: "Brouillon enregistré sur cet appareil",
  failed: "Brouillon non enregistré",
} as const;

/** What is stated of a draft where the page has no place for it. */
export const draftNoticeCopy = {
  DRAFT_UNREADABLE: "Votre ancien brouillon ne peut plus être repris",
  DRAFT_NOT_CLEARED: "Le brouillon n’a pas pu être effacé de cet appareil. Il vous sera encore proposé.",
  /** The page was left while nothing could be stored. */
  DRAFT_LOST: "Votre brouillon n’a pas pu être enregistré : ce que vous aviez écrit est perdu.",
} as const;

/** The session ended while nothing could be stored: this page must stay open. */
const signedOutUnsaved =
  "Votre session a expiré et votre brouillon n’est pas enregistré. Reconnectez-vous dans un autre onglet, puis publiez ici.";

/** What is stated of a mission that was not published; the server's own sentence where the product has none. */
export function problemTextOf({ code, message }: ComposerProblem, isDraftNotSaved: boolean): string {
  return code === "SIGNED_OUT" && isDraftNotSaved ? signedOutUnsaved : problemTexts[code] || message;
}

/** A mission that begins as another one stands. */
export const modelCopy = {
  taken: "Tout est repris de votre mission, sauf la date et les photos",
  takenText: "Relisez chaque étape, changez ce qui doit l’être, puis publiez.",
  gone: "La mission à reprendre n’a pas pu être chargée. Écrivez-la ici, ou revenez à vos missions.",
} as const;

/** A suggestion took the place of what was typed. */
export const suggestedCopy = {
  replaced: "La description a été remplacée par la suggestion.",
  restore: "Remettre mes mots",
} as const;
