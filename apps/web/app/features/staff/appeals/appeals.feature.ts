import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    appeals: {
      path: "/moderation/recours",
      label: "Recours",
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
