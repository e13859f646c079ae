import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    appeals: {
      path: "/moderation/recours",
      label: "Recours",
      spoken: ["recours | {les,} recours {en cours,à traiter} | appels des décisions"],
      audience: "jobmodo",
      group: "trust",
      order: 1070,
      icon: "clipboardCheck",
      offered: ["rail"],
      screen: "AppealsScreen",
    },
    staffDecisions: {
      path: "/moderation/mes-decisions",
      label: "Mes décisions",
      spoken: ["mes décisions | décisions que j’ai prises | mes décisions de modération"],
      audience: "jobmodo",
      group: "trust",
      order: 1075,
      icon: "fileCheck",
      offered: ["rail"],
      screen: "StaffDecisionsScreen",
    },
    appeal: {
      path: "/moderation/recours/:appealId",
      label: "Un recours",
      audience: "jobmodo",
      group: "trust",
      route: "appeal.route.tsx",
    },
  },
});
