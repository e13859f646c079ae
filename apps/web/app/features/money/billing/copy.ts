import type {
  DocumentFact,
  DocumentStatus,
  DocumentType,
  PaymentMeans,
  VatRate,
} from "@jobami/api/billing/routes";

const money = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });
const dayFormat = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const monthFormat = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** « 1 234,50 € » */
export const euros = (cents: number): string => money.format(cents / 100);
/** The offered units that have a plural; what was typed stays as it was. */
const manyUnits: ReadonlyMap<string, string> = new Map([
  ["forfait", "forfaits"],
  ["heure", "heures"],
  ["jour", "jours"],
  ["pièce", "pièces"],
]);
/** « 2,5 heures », of thousandths: French counts in the plural from two on. */
export const quantityText = (thousandths: number, unit: string): string =>
  `${number.format(thousandths / 1000)} ${thousandths < 2000 ? unit : (manyUnits.get(unit) ?? unit)}`.trimEnd();
/** « 5,5 % », of hundredths of a percent. */
export const percentText = (hundredths: number): string => `${number.format(hundredths / 100)}\u00a0%`;
/** « 20 novembre 2026 », of `YYYY-MM-DD`. */
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
/** « novembre 2026 », of `YYYY-MM`. */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

export const typeCopy: Record<
  DocumentType,
  { one: string; many: string; begin: string; draft: string; none: string }
> = {
  devis: {
    one: "Devis",
    many: "Devis",
    begin: "Nouveau devis",
    draft: "Brouillon de devis",
    none: "Aucun devis pour l’instant",
  },
  facture: {
    one: "Facture",
    many: "Factures",
    begin: "Nouvelle facture",
    draft: "Brouillon de facture",
    none: "Aucune facture pour l’instant",
  },
  avoir: {
    one: "Avoir",
    many: "Avoirs",
    begin: "Nouvel avoir",
    draft: "Brouillon d’avoir",
    none: "Aucun avoir pour l’instant",
  },
};

const statusLabels = {
  brouillon: { label: "Brouillon", tone: "neutral" },
  émis: { label: "Émis", tone: "info" },
  accepté: { label: "Accepté", tone: "success" },
  payé: { label: "Payé", tone: "success" },
} as const satisfies Record<DocumentStatus, { label: string; tone: string }>;
const factLabels = {
  refused: { label: "Refusé", tone: "danger" },
  expired: { label: "Expiré", tone: "neutral" },
  cancelled: { label: "Annulé", tone: "neutral" },
} as const satisfies Record<DocumentFact, { label: string; tone: string }>;

/** How a document stands, in a word; what ended it comes before its status. */
export function standing(document: {
  status: DocumentStatus;
  fact: DocumentFact | null;
  isOverdue?: boolean;
}) {
  if (document.fact !== null) return factLabels[document.fact];
  return document.isOverdue === true
    ? ({ label: "En retard", tone: "warning" } as const)
    : statusLabels[document.status];
}
/** The same for who received it: what waits for them comes before how it stands for its issuer. */
export function receivedStanding(document: {
  type: DocumentType;
  status: DocumentStatus;
  fact: DocumentFact | null;
  isOverdue: boolean;
}): { label: string; tone: "neutral" | "info" | "success" | "warning" | "danger" } {
  const { type, status, fact } = document;
  if (status !== "émis" || fact !== null || document.isOverdue) return standing(document);
  if (type === "avoir") return { label: "Reçu", tone: "neutral" };
  return { label: type === "devis" ? "À répondre" : "À régler", tone: "info" };
}
export const statusWord = (status: DocumentStatus): string => statusLabels[status].label;

export const meansLabels: Record<PaymentMeans, string> = {
  transfer: "Virement",
  cash: "Espèces",
  card: "Carte",
  cheque: "Chèque",
  other: "Autre moyen",
};

export const rateLabels: Record<VatRate, string> = {
  2000: "20\u00a0%",
  1000: "10\u00a0%",
  550: "5,5\u00a0%",
  0: "0\u00a0%",
};

export const copy = {
  title: "Facturation",
  lead: "Vos devis, vos factures et vos avoirs, numérotés et conservés.",
  settings: "Paramètres",
  types: "Types de documents",
  filters: "Filtres",
  search: "Numéro ou destinataire",
  status: "Statut",
  everyStatus: "Tous les statuts",
  due: "À encaisser",
  overdue: "En retard",
  waiting: "Devis en attente",
  exportYear: (year: number) => `Exporter ${year}`,
  noneDetail: "Un devis accepté devient une facture sans rien ressaisir.",
  noneFound: "Aucun document ne correspond",
  noneFoundDetail: "Essayez un autre mot ou un autre statut.",
  everything: "Tout afficher",
  notYours: "La facturation est pour les jobbeurs",
  notYoursDetail:
    "Ceux que vous recevez vous arrivent dans vos notifications ou par e-mail, et restent dans une liste.",
  fromMission: "À partir d’une mission convenue\u00a0: son demandeur, son titre et son prix seront repris.",
  failed: "Vos documents n’ont pas pu être lus",
  settingsMissing: "Complétez vos paramètres avant d’émettre un document",
  settingsMissingDetail: "La loi demande votre nom, votre adresse et votre SIRET sur chaque facture.",
  toSettings: "Compléter mes paramètres",
  unknown: "Ce document n’existe pas",
  unknownDetail: "Il a été supprimé, ou son adresse n’est pas complète.",
  toList: "Tous les documents",
  noClient: "Destinataire à préciser",
  beginning: "Préparation…",
  ends: { devis: "valable jusqu’au", facture: "à régler avant le", avoir: "" },
} as const;

export const receivedCopy = {
  lead: "Ce que des jobbeurs vous ont envoyé\u00a0: répondez à un devis, retrouvez une facture, imprimez-la.",
  every: "Tous",
  of: (day: string) => `du ${day}`,
  none: "Ni devis ni facture pour l’instant",
  noneOf: {
    devis: "Aucun devis reçu pour l’instant",
    facture: "Aucune facture reçue pour l’instant",
    avoir: "Aucun avoir reçu pour l’instant",
  },
  noneDetail:
    "Quand un jobbeur avec qui vous avez convenu d’une mission vous envoie un devis ou une facture, le document arrive ici.",
  toMissions: "Voir mes missions",
} as const;

export const editorCopy = {
  form: "Contenu du document",
  changed: "Ce document a été modifié ailleurs",
  client: "Destinataire",
  known: "Un de vos demandeurs sur Jobami",
  anotherClient: "Quelqu’un d’autre",
  knownHelp: "Il sera prévenu dans l’application.",
  name: "Nom du destinataire",
  address: "Adresse du destinataire",
  email: "E-mail du destinataire",
  emailHelp: "Le lien du document y sera envoyé.",
  about: "Objet",
  subject: "Objet du document",
  note: "Message au destinataire",
  servedOn: "Jour de la prestation",
  servedOnHelp: "La loi le demande sur une facture.",
  noted: (sum: string, day: string) => `Paiement noté\u00a0: ${sum}, le ${day}`,
  notedWhole: "La facture sortira payée.",
  notedPart: "Ce n’est pas le total de la facture\u00a0: elle sortira à régler.",
  days: { devis: "Validité", facture: "Délai de paiement", avoir: "Délai" },
  daysUnit: "jours",
  lines: "Lignes",
  line: (at: number) => `Ligne ${at + 1}`,
  label: "Désignation",
  quantity: "Quantité",
  unit: "Unité",
  price: "Prix unitaire HT",
  vat: "TVA",
  discount: "Remise",
  add: "Ajouter une ligne",
  remove: (at: number) => `Supprimer la ligne ${at + 1}`,
  up: (at: number) => `Monter la ligne ${at + 1}`,
  down: (at: number) => `Descendre la ligne ${at + 1}`,
  totals: "Total",
  issue: { devis: "Émettre le devis", facture: "Émettre la facture", avoir: "Émettre l’avoir" },
  issueTitle: {
    devis: "Émettre ce devis\u202f?",
    facture: "Émettre cette facture\u202f?",
    avoir: "Émettre cet avoir\u202f?",
  },
  issueLosses: ["Le document reçoit son numéro définitif.", "Il ne pourra plus être modifié ni supprimé."],
  issued: "Le document est émis.",
  remaining: "Avant d’émettre ce document",
  removeDraft: "Supprimer le brouillon",
  removeTitle: "Supprimer ce brouillon\u202f?",
  removeLosses: ["Tout ce qui y est écrit sera perdu."],
  removed: "Le brouillon est supprimé.",
  cancel: "Annuler",
} as const;

export const sheetCopy = {
  to: "Adressé à",
  siret: "SIRET",
  vatNumber: "TVA intracommunautaire",
  date: "Date",
  dates: "Dates",
  table: "Détail",
  amount: "Montant HT",
  net: "Total HT",
  vat: "TVA",
  total: "Total TTC",
  totalFranchise: "Net à payer",
  totalPaid: "Total",
  franchise: "TVA non applicable, art.\u00a0293\u00a0B du CGI.",
  served: "Prestation du",
  paid: "Payée le",
  due: "À régler avant le",
  valid: "Valable jusqu’au",
  noDiscount: "Pas d’escompte pour paiement anticipé.",
  penalty: "Pénalités de retard\u00a0: ",
  indemnity:
    "Indemnité forfaitaire pour frais de recouvrement en cas de retard d’un professionnel\u00a0: 40\u00a0€.",
  iban: "IBAN\u00a0: ",
  accepted: (name: string) => `Bon pour accord, ${name}`,
  source: { devis: "", facture: "Suite au devis ", avoir: "Avoir sur la facture " },
  legal: "Mentions",
} as const;

export const actCopy = {
  acts: "Actions",
  send: "Envoyer au destinataire",
  sendAgain: "Renvoyer au destinataire",
  sent: "Le document est envoyé.",
  link: "Lien à transmettre",
  linkHelp: (day: string) => `Qui a ce lien peut lire le document, sans compte, jusqu’au ${day}.`,
  linkClosed: "Ce lien est fermé\u00a0: personne ne lit plus le document par lui.",
  closeLink: "Fermer le lien",
  openLink: "Rouvrir le lien",
  copy: "Copier le lien",
  copied: "Le lien est copié.",
  notCopied: "Le lien n’a pas pu être copié.",
  print: "Imprimer ou enregistrer en PDF",
  pay: "Marquer payé",
  payTitle: "Marquer cette facture payée",
  paidOn: "Jour du paiement",
  means: "Moyen de paiement",
  paid: "La facture est payée.",
  confirmPay: "Enregistrer le paiement",
  invoice: "Facturer",
  credit: "Faire un avoir",
  state: "Suivi",
  sentAt: "Envoyé",
  acceptedBy: "Accepté par",
  refused: "Motif du refus",
  noReason: "Aucun motif donné",
  paidThe: "Payé le",
  credited: "Avoirs",
  left: "Reste dû",
  related: "Documents liés",
  working: "En cours…",
} as const;

export const sharedCopy = {
  /** « Reste à régler : 99,00 € ». */
  left: (sum: string) => `Reste à régler\u00a0: ${sum}`,
  leftDetail: (sum: string) => `Un avoir de ${sum} réduit cette facture.`,
  loading: "Votre document arrive",
  failed: "Le document n’a pas pu être lu",
  unknown: "Ce document n’existe pas",
  toReceived: "Tous mes documents reçus",
  copyIban: "Copier l’IBAN",
  copied: "L’IBAN est copié.",
  notCopied: "L’IBAN n’a pas pu être copié. Sélectionnez-le sur la facture.",
  ended: "Ce lien n’est plus ouvert",
  who: "Pour répondre à ce devis",
  whoDetail:
    "Ouvrez-le depuis le lien reçu par e-mail, ou connectez-vous\u00a0: sa réponse engage son destinataire, personne d’autre.",
  signIn: "Me connecter",
  unknownDetail: "Vérifiez le lien que vous avez reçu, ou demandez-en un autre à qui l’a établi.",
  answer: "Votre réponse",
  lead: "Lisez le devis en entier. Votre accord vous engage.",
  name: "Votre nom",
  agrees: "Bon pour accord",
  tick: "Cochez «\u202fBon pour accord\u202f».",
  accept: "Accepter le devis",
  accepting: "Envoi de votre accord…",
  refuse: "Refuser ce devis",
  reason: "Pourquoi",
  confirmRefusal: "Envoyer le refus",
  accepted: "Ce devis est accepté",
  acceptedDetail: (name: string, day: string) => `Bon pour accord de ${name}, le ${day}.`,
  refused: "Ce devis est refusé",
  refusedDetail: "Qui l’a établi en est prévenu.",
  expired: "Ce devis n’est plus valable",
  expiredDetail: "Sa date de validité est passée. Demandez-en un autre à qui l’a établi.",
  own: "Votre destinataire voit cette page",
  ownDetail: "Vous ne pouvez pas répondre à votre propre devis.",
} as const;

export const settingsCopy = {
  lead: "Ce qui figure sur vos documents. Un document émis garde ce qui était vrai ce jour-là.",
  form: "Paramètres de facturation",
  who: "Vous",
  legalName: "Nom ou raison sociale",
  legalNameHelp: "Un entrepreneur individuel ajoute «\u202fEI\u202f» à son nom.",
  address: "Adresse",
  siret: "SIRET",
  vat: "TVA",
  regime: "Régime de TVA",
  franchise: "Franchise en base",
  franchiseHelp: "Pas de TVA, art.\u00a0293\u00a0B du CGI.",
  rates: "TVA facturée",
  ratesHelp: "20, 10, 5,5 ou 0\u00a0% selon la ligne.",
  vatNumber: "Numéro de TVA",
  payment: "Paiement",
  iban: "IBAN",
  ibanHelp: "Imprimé sur vos factures pour les virements.",
  paymentDays: "Délai de paiement",
  penalty: "Pénalités de retard",
  documents: "Documents",
  prefix: "Préfixe des numéros",
  prefixHelp: "Par exemple KB-, pour KB-F-2026-0001.",
  quoteDays: "Validité des devis",
  days: "jours",
  footer: "Pied de page",
  footerHelp: "Votre assurance, votre qualification.",
  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "Vos paramètres sont enregistrés.",
  failed: "Vos paramètres n’ont pas pu être lus",
} as const;

export const statsCopy = {
  table: "Documents des douze derniers mois, par mois, type et statut",
  month: "Mois",
  type: "Type",
  status: "Statut",
  count: "Nombre",
  sum: "Montant TTC",
  none: "Aucun document pour l’instant",
  noneDetail: "Les chiffres apparaissent dès le premier devis.",
  failed: "Les chiffres n’ont pas pu être lus",
} as const;

/** How many documents a sum is of: « 2 factures », « 1 devis ». */
export function documentsText(count: number, sum: "due" | "overdue" | "waiting"): string {
  const [none, one, many] =
    sum === "waiting" ? ["Aucun devis", "devis", "devis"] : ["Aucune facture", "facture", "factures"];
  if (count === 0) return none;
  return `${count}\u00a0${count === 1 ? one : many}`;
}
