import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    compose: {
      path: "/dashboard/missions/poster-une-mission",
      label: "Publier une mission",
      shortLabel: "Publier",
      spoken: [
        "publier une mission | poster une mission | nouvelle mission | créer une mission",
        "{publier,poster,créer,écrire} {ma,une nouvelle} mission | {mettre,écrire,lancer} une mission",
        "mettre {une,ma} mission en ligne | {j’ai une mission,mission} à publier | demander un {service,coup de main}",
        "{publier,poster,créer} une demande | nouvelle demande | faire une nouvelle mission",
      ],
      group: "missions",
      order: 30,
      icon: "plus",
      offered: ["bottomBar", "rail"],
      route: "compose.route.tsx",
    },
  },
});
