import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    termsVersions: {
      path: "/admin/cgv-cgu-versions",
      label: "Conditions",
      spoken: ["versions des conditions | conditions publiées | conditions de l’administration"],
      audience: "jobpadm",
      group: "trust",
      order: 1140,
      icon: "filePen",
      offered: ["rail"],
      screen: "TermsVersionsScreen",
    },
  },
});
