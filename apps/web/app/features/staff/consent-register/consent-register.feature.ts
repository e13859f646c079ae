import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    consents: {
      path: "/admin/cgv-cgu-consents",
      label: "Consentements",
      spoken: ["consentements | registre des consentements | conditions acceptées"],
      audience: "jobpadm",
      group: "trust",
      order: 1130,
      icon: "fileCheck",
      offered: ["rail"],
      search: "CGV CGU conditions acceptées IA registre RGPD preuve",
      route: "consents.route.tsx",
    },
  },
});
