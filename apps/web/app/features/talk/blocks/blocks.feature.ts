import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    blockedSettings: {
      path: "/dashboard/parametres/personnes-bloquees",
      label: "Personnes bloquées",
      group: "help",
      order: 290,
      isSetting: true,
      detail: "Qui ne peut plus vous écrire",
      search: "bloquer débloquer blocage harcèlement liste noire",
      screen: "BlocksScreen",
    },
  },
});
