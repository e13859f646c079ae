import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    blockedSettings: {
      path: "/dashboard/parametres/personnes-bloquees",
      label: "Personnes bloquées",
      spoken: [
        "personnes bloquées | {les,mes} personnes que j’ai bloquées | qui {j’ai,ai-je,est-ce que j’ai} bloqué | {mes,les} {blocages,bloqués} | {débloquer,bloquer} {quelqu’un,une personne} | {membres,utilisateurs,jobbeurs} bloqués",
      ],
      group: "help",
      order: 290,
      isSetting: true,
      detail: "Qui ne peut plus vous écrire",
      search: "bloquer débloquer blocage harcèlement liste noire",
      screen: "BlocksScreen",
    },
  },
});
