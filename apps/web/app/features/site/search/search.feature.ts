import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    services: {
      path: "/services",
      label: "Services disponibles",
      shortLabel: "Services",
      spoken: [
        "services disponibles | {les,quels,tous les} services | services {proposés,du site} | liste des services | catégories de services",
      ],
      isIndexed: true,
      route: "services.route.tsx",
    },
    servicesSearch: {
      path: "/services/search",
      label: "Trouver un jobbeur",
      spoken: [
        "{trouver,chercher,rechercher} {un,une,des} {jobbeur,jobeur,jobbeuse,prestataire} | {trouver,chercher} {un jobbeur,quelqu’un} {près de chez moi,autour de moi,dans le coin,près d’ici} | un jobbeur {près de chez moi,autour de moi,} | {trouver,chercher} {quelqu’un,de l’aide} pour m’aider",
      ],
      route: "services-search.route.tsx",
    },
    serviceCity: {
      path: "/services/:service/:ville",
      label: "Service dans une commune",
      route: "service-city.route.tsx",
    },
  },
});
