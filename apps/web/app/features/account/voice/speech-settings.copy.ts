import type { AccessibilitySettings } from "@jobami/machines/display/accessibility-settings";

/** The settings of reading aloud that are on or off. */
export type ReadingSwitch = {
  [Key in keyof AccessibilitySettings]: AccessibilitySettings[Key] extends boolean ? Key : never;
}[keyof AccessibilitySettings];

/** What is read, in the order that it is asked [A11Y-12]. */
export const readings: readonly { key: ReadingSwitch; label: string; help: string }[] = [
  {
    key: "autoRead",
    label: "Ce qui apparaît",
    help: "Les notifications, les fenêtres et le titre de chaque page.",
  },
  { key: "readPageContent", label: "Le contenu des pages", help: "À l’ouverture de chaque page." },
  {
    key: "readSelectedText",
    label: "Le texte sélectionné",
    help: "De 3 à 499 caractères, après une seconde.",
  },
  { key: "readFormErrors", label: "Les erreurs des formulaires", help: "Avec le nom du champ." },
  { key: "readButtonStates", label: "L’état des boutons", help: "Quand vous les atteignez ou les changez." },
  { key: "readTooltips", label: "Les bulles d’aide", help: "Quand elles s’affichent." },
  {
    key: "speechQueue",
    label: "Lire chaque texte jusqu’au bout",
    help: "Sinon, un nouveau texte remplace celui qui est lu.",
  },
];

export const copy = {
  title: "Voix",
  speechEnabled: "Lire à voix haute",
  speechEnabledHelp: "Une voix de votre appareil lit ce que vous choisissez.",
  noSynthesis: "Votre navigateur n’a pas de voix.",
  speechRate: "Vitesse de lecture",
  speechVoice: "Voix de lecture",
  ownVoice: "Voix de l’appareil",
  speechRecognition: "Commander à la voix",
  speechRecognitionHelp: "Ajoute un bouton micro en bas de l’écran.",
  visitorRecognitionHelp:
    "Ajoute un bouton micro en bas des petits écrans\u202f; sur un grand écran, une fois connecté.",
  noRecognition: "Votre navigateur ne reconnaît pas la parole.",
  more: "Mot-clé, langue et liste des commandes",
} as const;
