import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    missionEditing: {
      path: "/dashboard/missions/:id/modifier",
      label: "Modifier la mission",
      group: "missions",
      route: "editing.route.tsx",
    },
  },
});
