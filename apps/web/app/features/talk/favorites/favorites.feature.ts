import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    favorites: {
      path: "/dashboard/profil/favoris",
      label: "Favoris",
      spoken: [
        "mes favoris | favoris | voir mes favoris | {mes,les} {jobbeurs,jobeurs} {favoris,préférés}",
        "{ceux,les jobbeurs} que j’ai mis en favoris",
      ],
      group: "relations",
      order: 180,
      icon: "heart",
      offered: ["account", "rail"],
      screen: "FavoritesScreen",
    },
  },
});
