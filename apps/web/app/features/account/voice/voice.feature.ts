import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    voiceSettings: {
      path: "/dashboard/parametres/reconnaissance-vocale",
      label: "Reconnaissance vocale",
      spoken: [
        "reconnaissance vocale | changer les réglages {de la voix,de la reconnaissance vocale,vocaux} | réglages de la voix | paramètres de la voix | paramètres vocaux",
        "commandes vocales | {régler,configurer} {la voix,ma voix} | {régler,configurer,changer} {la commande vocale,les commandes vocales}",
        "paramètres {de reconnaissance vocale,de la commande vocale,des commandes vocales,de l’assistant vocal,du micro,de la parole,de la synthèse vocale}",
        "{régler,configurer,changer} {la reconnaissance vocale,l’assistant vocal,le micro}",
      ],
      group: "help",
      order: 320,
      icon: "mic",
      offered: ["rail"],
      isSetting: true,
      detail: "Mot-clé, langue, liste des commandes",
      route: "voice-settings.route.tsx",
    },
  },
});
