import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    voiceSettings: {
      path: "/dashboard/parametres/reconnaissance-vocale",
      label: "Reconnaissance vocale",
      group: "help",
      order: 320,
      icon: "mic",
      offered: ["rail", "voice"],
      isSetting: true,
      detail: "Mot-clé, langue, liste des commandes",
      route: "voice-settings.route.tsx",
    },
  },
});
