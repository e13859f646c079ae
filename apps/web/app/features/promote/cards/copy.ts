import type { CardFact, CardFont, CardPalette, CardTemplate, CardText } from "@jobami/api/cards/routes";
import type { CardSide } from "./layout/index.ts";

export const sideLabels: Readonly<Record<CardSide, string>> = { front: "Recto", back: "Verso" };

export const templateCopy: Readonly<Record<CardTemplate, { label: string; help: string }>> = {
  atelier: { label: "Atelier", help: "Une bande de couleur, des lignes nettes." },
  rue: { label: "La rue", help: "Les maisons du quartier, au pied de la carte." },
  jardin: { label: "Jardin", help: "Des feuilles sur un fond plein." },
  carnet: { label: "Carnet", help: "Une page de cahier et sa marge." },
  nuit: { label: "Nuit", help: "Un fond profond, une lumière dans le coin." },
  etiquette: { label: "Étiquette", help: "Un cadre, les mots au milieu." },
};

export const paletteLabels: Readonly<Record<CardPalette, string>> = {
  sapin: "Sapin",
  encre: "Encre",
  ciel: "Ciel",
  brique: "Brique",
  mirabelle: "Mirabelle",
  craie: "Craie et mandarine",
};

export const fontCopy: Readonly<Record<CardFont, { label: string; help: string }>> = {
  dessinee: { label: "Dessinée", help: "Bricolage Grotesque, celle des titres de la maison." },
  lisible: { label: "Très lisible", help: "Atkinson Hyperlegible, pensée pour les yeux fatigués." },
};

export const factLabels: Readonly<Record<CardFact, string>> = {
  trade: "Métier",
  phrase: "Phrase",
  town: "Ville",
  phone: "Téléphone",
  email: "E-mail",
  address: "Adresse de mon profil",
  code: "Code QR",
  picture: "Logo ou photo",
};

export const textLabels: Readonly<Record<CardText, string>> = {
  name: "Nom",
  trade: "Métier",
  phrase: "Phrase",
  town: "Ville",
  phone: "Téléphone",
  email: "E-mail",
};

const ratio = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
/** How legible text is in some colours. */
export const contrastText = (contrast: number): string =>
  `Contraste des mots\u00a0: ${ratio.format(contrast)} pour 1 au moins.`;

/** What stands on paper in the place of what is drawn. */
export const paperCopy = {
  code: (address: string) => `Code QR qui mène à ${address}`,
  picture: "Logo ou photo",
} as const;

export const cardCopy = {
  title: "Cartes de visite",
  lead: "Choisissez un modèle\u00a0: il se remplit avec votre profil. Vos cartes sont prêtes à imprimer, 85\u00a0×\u00a055\u00a0mm.",
  templates: "Choisir un modèle",
  choose: "Choisir ce modèle",
  own: "Mes cartes",
  none: "Pas encore de carte",
  noneText: "Choisissez un modèle ci-dessous, changez ce que vous voulez, enregistrez-la.",
  profileFailed: "Votre profil n’a pas pu être chargé.",
  codeDescription: "code QR qui mène à votre profil",
  pictureDescription: "votre logo ou photo",
  changed: "Modifiée",
  actions: "Actions sur",
  open: "Modifier",
  rename: "Renommer",
  duplicate: "Dupliquer",
  remove: "Supprimer",
  removeLoss: "Elle ne pourra plus être imprimée. Les exemplaires déjà imprimés restent bons.",
  removed: "Carte supprimée",
  renamed: "Carte renommée",
  duplicated: "Carte dupliquée",
  cardTitle: "Nom de la carte",
  cardTitleHelp: "Pour la retrouver parmi vos cartes\u202f; il n’est pas imprimé.",
  cardTitleMissing: "Donnez-lui un nom.",
  save: "Enregistrer",
  cancel: "Annuler",
} as const;

export const editorCopy = {
  newTitle: "Nouvelle carte",
  newLead: "Ce que vous changez reste sur cet appareil tant que la carte n’est pas enregistrée.",
  back: "Toutes mes cartes",
  preview: "Aperçu de la carte",
  editor: "Contenu de la carte",
  content: "Ce que dit la carte",
  look: "Son allure",
  shown: "Ce qui est imprimé",
  shownHelp:
    "Un champ vide n’est pas imprimé, même coché. L’adresse et le code sont ceux de votre profil public.",
  template: "Modèle",
  palette: "Couleurs",
  font: "Écriture",
  hasBack: "Imprimer aussi le verso",
  hasBackHelp: "Le code QR passe au verso, en plus grand.",
  picture: "Logo ou photo",
  pictureHelp: "Carré de préférence\u202f; ce qui dépasse est coupé.",
  removePicture: "Retirer l’image",
  currentPicture: "Image de la carte",
  undo: "Annuler",
  redo: "Rétablir",
  undone: "Modification annulée",
  redone: "Modification rétablie",
  history: "Modifications",
  sides: "Côté montré",
  keep: "Enregistrer la carte",
  keeping: "Enregistrement…",
  saved: "Carte enregistrée",
  resumed: "Vous aviez commencé cette carte",
  resumedText: "Voici où vous en étiez sur cet appareil.",
  restart: "Repartir du modèle",
  conflict: "Cette carte a été changée ailleurs",
  failed: "Cette carte n’a pas pu être chargée.",
  unknown: "Cette carte n’existe pas",
  unknownText: "Elle a été supprimée, ou l’adresse n’est pas celle d’une de vos cartes.",
  download: "Télécharger",
  downloads: "Télécharger la carte",
  png: "Image PNG",
  pngHelp: "300 points par pouce, à la taille de la carte",
  pdf: "PDF pour l’imprimeur",
  pdfHelp: "Avec 3\u00a0mm de fond perdu",
  pdfMarks: "PDF avec traits de coupe",
  pdfMarksHelp: "Pour couper soi-même au massicot",
  print: "Imprimer 8 cartes sur A4",
  made: "Le fichier est prêt",
  notMade: "Le fichier n’a pas pu être fait. Réessayez.",
} as const;

/** Asked before a card goes. */
export const removeQuestion = (title: string): string => `Supprimer la carte «\u202f${title}\u202f»\u202f?`;
/** A command with what it is about. */
export const about = (command: string, title: string): string => `${command} «\u202f${title}\u202f»`;
/** What a copy is called. */
export const copyTitle = (title: string, most: number): string => `${title.slice(0, most - 8)} (copie)`;
