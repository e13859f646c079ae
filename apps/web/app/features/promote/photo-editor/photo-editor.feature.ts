import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    photoEditor: {
      path: "/dashboard/photo-editor",
      label: "Retoucher une photo",
      group: "visibility",
      order: 460,
      icon: "crop",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "photo-editor.route.tsx",
    },
  },
});
