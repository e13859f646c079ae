import type { PhotoProblem } from "@jobami/machines/editing/photo";
import type { Crop } from "@jobami/ui/ImageCrop";
import type { Ratio, Size } from "./edits.ts";

export const copy = {
  title: "Retoucher une photo",
  lead: "Recadrez, redressez, éclaircissez. L’original reste tel quel\u202f; la date et le lieu de prise de vue n’y sont plus.",
  choose: "Choisir une photo",
  ofDevice: "Photo de cet appareil",
  ofOwn: "Une photo de vos réalisations",
  ownFailed: "Vos réalisations n’ont pas pu être chargées.",
  noneOwn: "Vous n’avez pas encore de réalisation.",
  opening: "Ouverture de la photo…",
  another: "Choisir une autre photo",
  leaveQuestion: "Laisser cette photo sans la garder\u202f?",
  leaveLoss: "Vos retouches seront perdues\u202f; l’original reste.",
  leave: "Quitter la page",
  retry: "Réessayer",
  tools: "Outils",
  shown: "Photo retouchée",
  before: "Voir l’original",
  frame: "Cadre",
  ratio: "Proportions",
  wholeFrame: "Tout garder",
  inNumbers: "Le cadre en chiffres",
  fromLeft: "Depuis la gauche",
  fromTop: "Depuis le haut",
  width: "Largeur",
  height: "Hauteur",
  orientation: "Orientation",
  turnLeft: "Pivoter à gauche",
  turnRight: "Pivoter à droite",
  across: "Retourner gauche-droite",
  down: "Retourner haut-bas",
  tilt: "Redresser",
  light: "Lumière et couleurs",
  brightness: "Luminosité",
  contrast: "Contraste",
  saturation: "Saturation",
  reset: "Tout remettre",
  keep: "Garder la photo",
  keepText: "Elle s’ajoute à vos réalisations, où vos visiteurs la voient.",
  downloadText: "Le fichier va dans vos téléchargements.",
  pieceTitle: "Titre de la réalisation",
  pieceTitleMissing: "Donnez-lui un titre.",
  save: "Ajouter à mes réalisations",
  saving: "Enregistrement…",
  replace: "Remplacer la photo",
  replaced: "Photo remplacée",
  replacedText: "Vos visiteurs voient la photo retouchée.",
  putBack: "Remettre l’ancienne",
  puttingBack: "Remise en place…",
  wasPutBack: "L’ancienne photo est de retour",
  orNew: "Ou en faire une nouvelle réalisation",
  saved: "Photo ajoutée à vos réalisations",
  savedText: "Elle est visible sur votre profil.",
  toProfile: "Voir mes réalisations",
  download: "Télécharger",
  downloaded: "La photo est prête",
  notMade: "La photo n’a pas pu être faite. Réessayez.",
} as const;

export const ratioLabels: Readonly<Record<Ratio, string>> = {
  free: "Libres",
  "1:1": "Carré, 1\u00a0:\u00a01",
  "4:3": "Photo, 4\u00a0:\u00a03",
  "16:9": "Écran, 16\u00a0:\u00a09",
};

export const problemCopy: Readonly<Record<PhotoProblem, { title: string; text: string }>> = {
  unreadable: {
    title: "Cette photo ne s’ouvre pas",
    text: "Choisissez une image JPEG, PNG ou WebP.",
  },
  unreachable: {
    title: "Cette photo n’a pas pu être chargée",
    text: "Vérifiez votre connexion, puis réessayez.",
  },
  tooLarge: {
    title: "Cette photo est trop grande",
    text: "Elle a plus de 50 millions de pixels\u00a0: choisissez-en une plus petite.",
  },
};

/** What becomes of the picture of a piece that is replaced. */
export const replaceText = (title: string): string =>
  `La photo retouchée prend la place de celle de «\u202f${title}\u202f». Vous pourrez aussitôt remettre l’ancienne.`;

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** Where the frame stands and what remains, for who does not see it. */
export const frameText = ({ x, y }: Crop, { width, height }: Size): string =>
  `Cadre de ${width} sur ${height} pixels, à ${percent(x)} de la gauche et ${percent(y)} du haut.`;

/** What remains, in pixels. */
export const sizeText = ({ width, height }: Size): string =>
  `${width}\u00a0×\u00a0${height}\u00a0pixels gardés`;

/** Copy of a picture that is cut to a square before it is sent. */
export const squareCopy = {
  title: "Cadrer la photo",
  use: "Utiliser cette photo",
  cutting: "Préparation de la photo…",
  leave: "Choisir une autre photo",
} as const;
