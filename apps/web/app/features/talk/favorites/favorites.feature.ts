import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    favorites: {
      path: "/dashboard/profil/favoris",
      label: "Favoris",
      group: "relations",
      order: 180,
      icon: "heart",
      offered: ["account", "rail", "voice"],
      screen: "FavoritesScreen",
    },
  },
});
