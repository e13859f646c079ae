import type { AccessibilitySettings } from "@jobami/machines/display/accessibility-settings";
import type { RadioOption } from "@jobami/ui/RadioGroup";

/** Copy of the display settings, in their dialog and on their page. */
export const copy = {
  title: "Réglages d’affichage",
  lead: "Ces choix comptent aussitôt et vous suivent d’un appareil à l’autre. Ceux de la voix restent sur cet appareil.",
  notices: "Messages de passage",
  noticeTime: "Ils restent",
  noticeTimeHelp: "Ils attendent déjà tant que la souris ou le clavier est dessus.",
  pastNotices: "Messages déjà affichés",
  noPastNotices: "Rien ne s’est affiché depuis l’ouverture de cette page.",
} as const;

/** How long passing notices may stay. */
export const noticeTimes: readonly RadioOption<AccessibilitySettings["noticeTime"]>[] = [
  { value: "usual", label: "Quelques secondes" },
  { value: "long", label: "Dix fois plus longtemps" },
  { value: "untilClosed", label: "Jusqu’à ce que je les ferme" },
];

/** What visitors are shown once whose system asks for something that is followed by itself. */
export const hintCopy = {
  title: "Nous suivons les réglages de votre appareil",
  followed: {
    contrast: "contraste élevé",
    lessMotion: "moins d’animations",
    largeText: "texte agrandi",
  },
  message: (followed: readonly string[]) => {
    const list = followed.join(", ");
    return `${list.slice(0, 1).toUpperCase()}${list.slice(1)}\u00a0: c’est déjà en place. Pour aller plus loin\u00a0: «\u202fRéglages d’affichage\u202f», en haut de chaque page.`;
  },
} as const;
