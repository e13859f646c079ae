import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    advice: {
      path: "/dashboard/formations_et_conseils",
      label: "Formations et conseils",
      spoken: [
        "formations et conseils | {les,des,mes} conseils | {les,des,mes} formations | {des,} conseils pour {les jobbeurs,travailler} | se former | je voudrais me former | me former",
      ],
      group: "activity",
      order: 580,
      icon: "bookOpen",
      offered: ["rail"],
      isForJobbeurs: true,
      route: "advice.route.tsx",
    },
    adviceArticle: {
      path: "/dashboard/formations_et_conseils/:slug",
      label: "Conseil",
      group: "activity",
      route: "advice-article.route.tsx",
    },
  },
});
