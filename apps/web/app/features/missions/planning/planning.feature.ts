import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    planning: {
      path: "/dashboard/planning",
      label: "Planning",
      spoken: [
        "mon planning | planning | ouvrir mon planning | {mon,un,l’} emploi du temps | mes disponibilités",
        "changer {mon planning,mes disponibilités} | {mon,le} planning {de la semaine,du jour,du mois,d’aujourd’hui,de demain,pour demain,de cette semaine} | mes rendez-vous",
      ],
      group: "today",
      order: 100,
      icon: "calendarDays",
      offered: ["rail"],
      route: "planning.route.tsx",
    },
  },
});
