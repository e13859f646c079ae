import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  endpoints: {
    cookieChoice: { path: "/cookies/choix", route: "cookie-choice.route.ts" },
  },
});
