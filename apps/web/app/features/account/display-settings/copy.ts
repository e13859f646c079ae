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
