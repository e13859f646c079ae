import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  endpoints: {
    sitemap: { path: "/sitemap.xml", route: "sitemap.route.ts" },
    robots: { path: "/robots.txt", route: "robots.route.ts" },
  },
});
