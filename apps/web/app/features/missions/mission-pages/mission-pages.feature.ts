import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    missions: {
      path: "/dashboard/missions",
      label: "Missions",
      group: "missions",
      order: 20,
      icon: "hammer",
      offered: ["bar", "menu", "bottomBar", "rail", "voice"],
      route: "missions.route.tsx",
    },
    mission: {
      path: "/dashboard/missions/:id",
      label: "Mission",
      group: "missions",
      route: "mission.route.tsx",
    },
    matching: {
      path: "/dashboard/missions/correspondantes",
      label: "Missions pour vous",
      search: "correspondantes qui me conviennent",
      group: "missions",
      route: "matching.route.tsx",
    },
  },
});
