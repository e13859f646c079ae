import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    missions: {
      path: "/dashboard/missions",
      label: "Missions",
      spoken: [
        "voir les missions | missions | missions à proximité | missions près de chez moi | ouvrir les missions",
        "liste des missions | nouvelles missions | voir les nouvelles missions",
        "{chercher,trouver,rechercher} une mission",
        "missions {autour de moi,autour de chez moi,près d’ici,par ici,dans le coin,aux alentours,aux environs,alentour,dans le quartier,dans ma ville}",
        "missions {à côté,à côté de chez moi,proches de chez moi,les plus proches,pas loin,à pourvoir,ouvertes,urgentes,du jour,du moment}",
        "missions que je peux faire",
      ],
      group: "missions",
      order: 20,
      icon: "hammer",
      offered: ["bar", "menu", "bottomBar", "rail"],
      route: "missions.route.tsx",
      views: {
        own: {
          query: "vue=mes",
          label: "Mes missions",
          spoken: [
            "mes missions | voir mes missions | les missions que j’ai publiées | mes missions publiées",
            "combien de missions {j’ai,ai-je} publiées | les missions que {j’ai,je} {publiées,postées,créées,mises en ligne,faites}",
            "mes missions {créées,en ligne,ouvertes,en attente,terminées,passées,à moi} | mes publications",
          ],
        },
      },
    },
    mission: {
      path: "/dashboard/missions/:id",
      label: "Mission",
      group: "missions",
      route: "mission.route.tsx",
    },
    matching: {
      path: "/dashboard/missions/correspondantes",
      label: "Missions pour vous",
      spoken: [
        "missions {pour moi,qui me conviennent,qui me correspondent,correspondantes,à ma mesure,qui me vont,recommandées,conseillées} | quelles missions {me conviennent,me correspondent,sont pour moi}",
      ],
      search: "correspondantes qui me conviennent",
      group: "missions",
      route: "matching.route.tsx",
    },
  },
});
