import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    displaySettings: {
      path: "/dashboard/parametres/affichage",
      label: "Affichage et lecture",
      group: "help",
      order: 300,
      isSetting: true,
      detail: "Thème, tailles, couleurs, lecture à voix haute",
      search:
        "réglages d’affichage accessibilité thème couleurs taille du texte des boutons lecture à voix haute daltonisme animations",
      screen: "DisplayScreen",
    },
  },
});
