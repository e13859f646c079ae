import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    unknownDevice: {
      path: "/unknown-device",
      label: "Appareil inconnu",
      isWayIn: true,
      route: "unknown-device.route.tsx",
    },
  },
});
