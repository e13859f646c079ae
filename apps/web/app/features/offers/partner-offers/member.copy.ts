import type { QrCodeOfOffer } from "@jobami/api/offers/contract";
import { maxOfferCodes } from "@jobami/api/offers/routes";
import type { CameraRefusal } from "@jobami/machines/offers/scanner";
import { dayText } from "./copy.ts";

/** Copy of one's own offers. */
export const ownCopy = {
  title: "Mes offres partenaires",
  lead: "L’avantage que vous réservez aux membres, et les codes qu’ils en ont pris.",
  list: "Mes offres partenaires",
  create: "Nouvelle offre",
  none: "Vous n’avez pas encore d’offre",
  noneDetail:
    "Une remise ou une heure offerte\u00a0: vous choisissez, puis vous validez chaque code sur place.",
  jobbeursOnly: "Les offres viennent des jobbeurs",
  jobbeursOnlyDetail: "Votre compte cherche des jobbeurs. Leurs offres vous attendent parmi les avantages.",
  browse: "Voir les offres",
  failed: "Vos offres n’ont pas pu être chargées.",
  hidden: "Offre masquée par la modération",
  hiddenDetail:
    "Vous seul la voyez, et personne ne peut plus en prendre de code. Ceux qui sont pris restent valables. Le motif est dans vos notifications.",
  unknown: "Cette offre n’existe pas",
  unknownDetail: "L’adresse est incomplète, ou cette offre est à quelqu’un d’autre.",
  back: "Mes offres",
  scan: "Scanner un code",
  see: "Voir la page publique",
  taken: "Codes pris",
  used: "Codes utilisés",
  left: "Codes restants",
  noLimit: "Sans limite",
  publish: "Publier",
  reopen: "Publier à nouveau",
  pause: "Mettre en pause",
  end: "Terminer",
  endQuestion: "Terminer cette offre\u202f?",
  endLosses: ["Elle ne pourra plus être publiée.", "Les codes déjà pris ne pourront plus être validés."],
  endConfirm: "Terminer l’offre",
  published: "Votre offre est publiée.",
  paused: "Votre offre est en pause.",
  ended: "Votre offre est terminée.",
  content: "L’offre",
  fixed:
    "Quelqu’un a déjà un code\u00a0: ce qui est promis ne change plus. Vous pouvez prolonger l’offre et ajouter des codes.",
  offerTitle: "Titre",
  offerTitleHelp: "Ce que vous proposez, en une phrase.",
  advantage: "Avantage",
  advantageHelp: "Quelques mots\u00a0: −20\u00a0%, une heure offerte, −10\u00a0€…",
  description: "Description",
  conditions: "Conditions",
  conditionsHelp: "Pour qui, combien de fois, où.",
  category: "Service",
  noCategory: "Aucun en particulier",
  place: "Commune",
  placeEmpty: "Aucune commune de ce nom.",
  placeUnanswered: "Les communes ne peuvent pas être lues maintenant.",
  clearPlace: "Retirer la commune",
  firstDay: "Premier jour",
  lastDay: "Dernier jour",
  maxCodes: "Nombre de codes au plus",
  maxCodesHelp: `De 1 à ${maxOfferCodes.toLocaleString("fr-FR")}. Laissez vide pour ne pas limiter.`,
  keepDraft: "Garder le brouillon",
  keep: "Enregistrer",
  keeping: "Enregistrement en cours…",
  saved: "Votre offre est enregistrée.",
  draftSaved: "Votre brouillon est gardé. Publiez-le quand il est prêt.",
  cancel: "Annuler",
  missing: "Ce champ est obligatoire.",
  dayMissing: "Choisissez un jour.",
} as const;

/** Copy of the codes that one took. */
export const codesCopy = {
  title: "Mes codes QR",
  lead: "Montrez le code au jobbeur\u00a0: il le valide, et l’avantage est à vous. Chaque code sert une fois.",
  list: "Codes à utiliser",
  past: "Codes utilisés ou passés",
  used: "Utilisé",
  none: "Aucun code à utiliser",
  noneDetail: "Choisissez une offre, prenez son code\u00a0: il apparaît ici.",
  browse: "Voir les offres",
  print: "Imprimer",
  gone: "Offre retirée",
  letters: "À dicter si la caméra ne le lit pas",
  failed: "Vos codes n’ont pas pu être chargés.",
} as const;

export const qrLabel = (title: string): string => `Code QR de l’offre «\u202f${title}\u202f»`;

/** How long a code that is not used can be. */
export function codeState({ offer }: QrCodeOfOffer): string {
  if (offer.status === "ended") return "Offre terminée";
  return `À utiliser jusqu’au ${dayText(offer.lastDay)}`;
}

/** Copy of the scanner. */
export const scanCopy = {
  title: "Scanner un code",
  lead: "Scannez le code QR d’un membre, ou tapez ses dix lettres.",
  camera: "Avec la caméra",
  start: "Allumer la caméra",
  stop: "Éteindre la caméra",
  asking: "Autorisez la caméra dans votre navigateur…",
  scanning: "Placez le code dans l’image.",
  foreign: "Ce code QR n’est pas celui d’une offre.",
  picture: "Image de la caméra",
  typed: "En tapant le code",
  code: "Code du membre",
  codeHelp: "Dix lettres et chiffres. Espaces et minuscules ne comptent pas.",
  unreadable: "Ce code n’a pas dix lettres et chiffres. Relisez-le avec le membre.",
  look: "Vérifier ce code",
} as const;

export const cameraRefusals: Record<CameraRefusal, string> = {
  denied: "La caméra n’est pas autorisée. Autorisez-la dans les réglages du navigateur, ou tapez le code.",
  absent: "Aucune caméra n’a été trouvée sur cet appareil. Tapez le code.",
  insecure: "La caméra demande une connexion sécurisée (https). Tapez le code.",
  broken: "La caméra s’est arrêtée. Réessayez, ou tapez le code.",
};

/** Copy of the validation of a code. */
export const checkCopy = {
  title: "Valider un code",
  failed: "Ce code n’a pas pu être vérifié.",
  unknown: "Ce code n’existe pas",
  unknownDetail: "Relisez-le avec le membre, lettre par lettre.",
  notYours: "Ce code n’est pas pour vous",
  validate: "Valider ce code",
  validating: "Validation en cours…",
  done: "Le code est validé",
  doneDetail: "Il ne servira plus. Bonne mission\u202f!",
  ready: "Ce code peut être validé",
  readyDetail: "Vérifiez les conditions, puis validez\u00a0: rien n’est validé avant.",
  over: "Cette offre est terminée",
  overDetail: "Ses codes ne se valident plus.",
  early: "Cette offre n’a pas encore commencé",
  used: "Ce code a déjà été utilisé",
  scan: "Scanner un autre code",
  scanFirst: "Scanner un code",
  codes: "Mes codes QR",
  offer: "Offre",
  advantage: "Avantage",
  conditions: "Conditions",
  holder: "Pris par",
  left: "Un membre parti",
  takenOn: "Pris le",
  code: "Code",
} as const;

/** Copy of the favourites. */
export const favoriteCopy = {
  title: "Offres favorites",
  lead: "Les offres que vous voulez retrouver.",
  none: "Aucune offre favorite",
  noneDetail: "Le marque-page d’une offre la garde ici.",
  failed: "Vos favoris n’ont pas pu être chargés.",
  remove: "Retirer",
} as const;

/** Copy of staff’s own page. */
export const adminCopy = {
  noun: { none: "Aucune offre", one: "offre" },
  title: "Offres partenaires",
  figures: "En tout",
  offers: "Offres",
  published: "Publiées",
  taken: "Codes pris",
  used: "Codes utilisés",
  list: "Toutes les offres",
  search: "Chercher une offre",
  state: "État",
  every: "Tous les états",
  none: "Aucune offre",
  noneDetail: "Aucune offre ne correspond à ce choix.",
} as const;
