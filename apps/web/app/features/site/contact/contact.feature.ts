import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    contact: {
      path: "/contact",
      label: "Contact",
      isIndexed: true,
      route: "contact.route.tsx",
    },
  },
});
