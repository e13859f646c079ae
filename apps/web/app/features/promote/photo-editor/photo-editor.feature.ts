import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    photoEditor: {
      path: "/dashboard/photo-editor",
      label: "Retoucher une photo",
      spoken: [
        "retoucher {une,ma,mes,} {photo,photos,image} | {recadrer,couper} {une,ma} {photo,image} | éditeur {de photos,photo,d’images} | retouche photo",
      ],
      group: "visibility",
      order: 460,
      icon: "crop",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "photo-editor.route.tsx",
    },
  },
});
