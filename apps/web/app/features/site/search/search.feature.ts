import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    services: {
      path: "/services",
      label: "Services disponibles",
      shortLabel: "Services",
      isIndexed: true,
      route: "services.route.tsx",
    },
    servicesSearch: {
      path: "/services/search",
      label: "Trouver un jobbeur",
      route: "services-search.route.tsx",
    },
    serviceCity: {
      path: "/services/:service/:ville",
      label: "Service dans une commune",
      route: "service-city.route.tsx",
    },
  },
});
