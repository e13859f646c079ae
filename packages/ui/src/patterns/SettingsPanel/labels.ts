import type { Display, DisplayChoice, displayChoices } from "../../theme/display.ts";

type Choices = { [Setting in keyof typeof displayChoices]: Record<DisplayChoice<Setting>, string> };

/** Everything the panel states. */
export interface SettingsLabels {
  titles: Record<keyof Display, string>;
  choices: Choices;
  helps: Record<
    "theme" | "colorBlindSupport" | "reduceMotion" | "enhancedFocus" | "keyboardNavigation",
    string
  >;
  /** Stated instead of the help while the device asks for less motion by itself. */
  systemReducesMotion: string;
  reset: string;
  wasReset: string;
  undoReset: string;
  notSaved: { title: string; detail: string };
}

const sizes = { small: "Petite", normal: "Normale", large: "Grande", "extra-large": "Très grande" } as const;

/** The text of the display settings, wherever they can be chosen. */
export const settingsLabels: SettingsLabels = {
  titles: {
    theme: "Thème",
    fontSize: "Taille du texte",
    buttonSize: "Taille des boutons",
    colorBlindSupport: "Vision des couleurs",
    reduceMotion: "Moins d’animations",
    enhancedFocus: "Repère de clavier renforcé",
    keyboardNavigation: "Parcours au clavier visible",
  },
  choices: {
    theme: {
      light: "Clair",
      dark: "Sombre",
      "high-contrast": "Contraste fort",
      auto: "Comme l’appareil",
    },
    fontSize: sizes,
    buttonSize: sizes,
    colorBlindSupport: {
      none: "Sans filtre",
      protanopia: "Protanopie",
      deuteranopia: "Deutéranopie",
      tritanopia: "Tritanopie",
      monochrome: "Niveaux de gris",
    },
  },
  helps: {
    theme: "Sombre le soir, clair en plein jour\u00a0: l’appareil peut choisir pour vous.",
    colorBlindSupport: "Écarte les couleurs que vous confondez. Les contrastes ne changent pas.",
    reduceMotion: "Rien ne glisse ni ne clignote.",
    enhancedFocus: "Un cadre plus large montre où vous êtes quand vous avancez au clavier.",
    keyboardNavigation: "Un trait pointillé entoure les liens et les boutons que la touche Tab atteint.",
  },
  systemReducesMotion: "Votre appareil le demande déjà\u00a0: rien ne glisse ni ne clignote.",
  reset: "Rétablir les réglages d’origine",
  wasReset: "Réglages d’origine rétablis.",
  undoReset: "Reprendre mes réglages",
  notSaved: {
    title: "Vos réglages ne seront pas gardés",
    detail:
      "Ils s’appliquent à cette page, mais votre navigateur refuse de les enregistrer. Autorisez le stockage pour ce site, ou libérez de la place.",
  },
};
