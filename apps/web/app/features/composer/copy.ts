import type {
  ComposerNoticeCode,
  ComposerProblemCode,
  ComposerStep,
} from "@jobami/machines/flows/mission-composer";

export const words = {
  title: "Publier une mission",
  lead: "Cinq étapes, deux minutes. Les jobbeurs sont prévenus dès la publication.",
  steps: "Étapes de la publication",
  next: "Continuer",
  back: "Revenir",
  publish: "Publier la mission",
  publishing: "Publication en cours…",
  retry: "Publier à nouveau",
  discard: "Tout effacer",
  offerTitle: "Vous aviez commencé une mission",
  offerText: "Voulez-vous reprendre où vous en étiez ?",
  resume: "Reprendre",
  startAnew: "Repartir de zéro",
  conflictTitle: "Cette mission a changé dans un autre onglet",
  conflictText: "Gardez ce que vous avez ici, ou prenez ce qui a été écrit là-bas.",
  keepMine: "Garder ma version",
  takeTheirs: "Prendre l’autre",
  discardedTitle: "Le brouillon est effacé",
  undo: "Annuler",
  edit: "Modifier",
} as const;

export const stepWords: Record<ComposerStep, { label: string; title: string; help: string }> = {
  service: {
    label: "Service",
    title: "De quoi avez-vous besoin ?",
    help: "Le bon service trouve les bons jobbeurs.",
  },
  details: {
    label: "Description",
    title: "Décrivez la mission",
    help: "Plus c’est précis, plus les propositions le sont.",
  },
  placeAndDate: {
    label: "Lieu et date",
    title: "Où et quand ?",
    help: "Seule la commune est montrée, jamais votre adresse.",
  },
  budget: {
    label: "Budget",
    title: "Quel budget ?",
    help: "Un ordre de grandeur suffit : les jobbeurs peuvent proposer autre chose.",
  },
  review: { label: "Relecture", title: "Tout est juste ?", help: "Relisez, puis publiez." },
};

export const labels = {
  category: "Catégorie",
  subcategory: "Sous-catégorie",
  heading: "Titre",
  headingHelp: "Ce qu’il y a à faire, en une ligne. Exemple : Monter une armoire et fixer deux étagères.",
  description: "Description",
  descriptionHelp: "Dimensions, matériel sur place, accès… sans téléphone ni adresse.",
  place: "Commune",
  placeHelp: "Nom ou code postal.",
  placeEmpty: "Aucune commune de ce nom. Vérifiez l’orthographe.",
  postalCode: "Code postal",
  date: "Date souhaitée",
  moment: "Moment de la journée",
  payment: "Vous payez en",
  budgetType: "Le prix est",
  amount: "Montant",
  jobiAmount: "Jobi en plus",
  urgent: "C’est urgent",
  urgentHelp: "La mission porte un signe et passe devant.",
} as const;

export const momentOptions = [
  { value: "flexible", label: "Peu importe" },
  { value: "matin", label: "Le matin" },
  { value: "apres-midi", label: "L’après-midi" },
  { value: "soir", label: "Le soir" },
] as const;

export const paymentOptions = [
  { value: "euros", label: "Euros", help: "Espèces, virement ou chèque, directement au jobbeur." },
  { value: "jobis", label: "Jobi", help: "La monnaie d’entraide : elle se gagne en rendant service." },
  { value: "hybrid", label: "Euros et Jobi", help: "Une part de chaque." },
] as const;

export const budgetTypeOptions = [
  { value: "fixe", label: "Fixe, pour toute la mission" },
  { value: "horaire", label: "À l’heure" },
] as const;

/** What a person is told, by code. An empty sentence leaves the place to the server's own. */
export const problemWords: Record<ComposerProblemCode, string> = {
  FORM_INVALID: "Il reste quelque chose à corriger.",
  UNANSWERED:
    "Le serveur n’a pas répondu. Rien n’est perdu : publiez à nouveau, la mission ne sera pas créée deux fois.",
  ALREADY_PUBLISHED: "Cette mission a déjà été publiée : vous la trouverez dans vos missions.",
  PROFILE_HIDDEN: "",
  SIGNED_OUT:
    "Votre session a expiré. Votre mission est gardée en brouillon : reconnectez-vous pour la publier.",
  PUBLICATION_REFUSED: "",
};

export const noticeWords: Record<Extract<ComposerNoticeCode, "MISSION_PUBLISHED">, string> = {
  MISSION_PUBLISHED: "Votre mission est publiée",
};

/** « Brouillon enregistré », and its other states. */
export const draftWords = {
  none: "",
  unsaved: "Modifications non enregistrées",
  saving: "Enregistrement du brouillon…",
  saved: "Brouillon enregistré sur cet appareil",
  failed: "Le brouillon n’a pas pu être enregistré",
} as const;
