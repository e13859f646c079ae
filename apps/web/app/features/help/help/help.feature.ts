import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    help: {
      path: "/aide",
      label: "Aide",
      spoken: [
        "questions fréquentes | foire aux questions | faq | F.A.Q. | la F.A.Q. | page d’aide du site",
        "questions {les plus,le plus,} {fréquentes,courantes,habituelles,posées}",
        "questions {fréquemment,souvent,couramment,les plus souvent,le plus souvent} posées | questions qu’on pose souvent | questions et réponses | questions réponses",
      ],
      route: "help.route.tsx",
    },
    helpAnswer: {
      path: "/aide/:slug",
      label: "Réponse",
      route: "help-answer.route.tsx",
    },
  },
});
