import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    unknownDevice: {
      path: "/unknown-device",
      label: "Appareil inconnu",
      route: "unknown-device.route.tsx",
    },
  },
});
