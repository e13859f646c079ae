import type { Practice } from "../../practice.ts";
import { Breadcrumbs } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Breadcrumbs
            crumbs={[
              { label: "Tableau de bord", href: "#tableau" },
              { label: "Missions", href: "#missions" },
              { label: "Tailler une haie", href: "#haie" },
            ]}
          />
        ),
        why: "Each crumb is a page that there is, by the title that it has.",
      },
      dont: {
        sample: (
          <Breadcrumbs
            crumbs={[
              { label: "Accueil", href: "#accueil" },
              { label: "Espace", href: "#espace" },
              { label: "Gestion", href: "#gestion" },
              { label: "Tailler une haie", href: "#haie-2" },
            ]}
          />
        ),
        why: "« Espace » and « Gestion » are folders of who built the site: no page bears these names.",
      },
    },
    {
      do: {
        sample: (
          <Breadcrumbs
            crumbs={[
              { label: "Missions", href: "#m" },
              { label: "Tailler une haie", href: "#h" },
            ]}
          />
        ),
        why: "The way up, the same whichever way one came.",
      },
      dont: {
        sample: (
          <Breadcrumbs
            crumbs={[
              { label: "Étape 1", href: "#e1" },
              { label: "Étape 2", href: "#e2" },
              { label: "Étape 3", href: "#e3" },
            ]}
          />
        ),
        why: "Steps of one task: what is done and what is left is a Stepper’s.",
      },
    },
  ],
  writing: [["The title of the page, cut to what distinguishes it", "«\u202fTailler une haie\u202f»"]],
  long: (
    <Breadcrumbs
      crumbs={[
        { label: "Tableau de bord", href: "#t" },
        { label: "Missions archivées de l’année précédente", href: "#ma" },
        { label: "Réparation d’électroménager reconditionné", href: "#r" },
      ]}
    />
  ),
  rightToLeft: (
    <Breadcrumbs
      label="مسار التنقل"
      crumbs={[
        { label: "لوحة التحكم", href: "#l" },
        { label: "المهام", href: "#p" },
      ]}
    />
  ),
};
