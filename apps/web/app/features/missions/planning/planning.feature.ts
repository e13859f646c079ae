import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    planning: {
      path: "/dashboard/planning",
      label: "Planning",
      group: "today",
      order: 100,
      icon: "calendarDays",
      offered: ["rail", "voice"],
      route: "planning.route.tsx",
    },
  },
});
