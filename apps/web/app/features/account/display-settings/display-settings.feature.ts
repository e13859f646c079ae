import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    displaySettings: {
      path: "/dashboard/parametres/affichage",
      label: "Affichage et lecture",
      spoken: [
        "affichage et lecture | {réglages,paramètres} d’affichage | affichage | accessibilité | {agrandir,grossir,réduire} {le texte,la police,les lettres} | {changer,modifier} {la taille du texte,la taille de la police,le thème,les couleurs,l’affichage} | taille {du texte,de la police,des boutons}",
        "{thème,mode} {sombre,clair,nuit} | {activer,mettre} {le,en} {thème,mode} {sombre,clair} | contraste {élevé,fort} | lecture à voix haute | réglages de {la lecture,lecture à voix haute}",
      ],
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
