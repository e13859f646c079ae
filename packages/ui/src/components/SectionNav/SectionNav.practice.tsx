import type { Practice } from "../../practice.ts";
import { SectionNav } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <SectionNav
            label="Paramètres"
            items={[
              { href: "#affichage", label: "Affichage", isCurrent: true },
              { href: "#consentements", label: "Consentements" },
              { href: "#compte", label: "Données et compte" },
            ]}
          />
        ),
        why: "Pages with addresses, the one shown is marked for eyes and ears.",
      },
      dont: {
        sample: (
          <SectionNav
            label="Paramètres"
            items={[
              { href: "#affichage-2", label: "Affichage" },
              { href: "#quitter", label: "Se déconnecter" },
              { href: "#supprimer", label: "Supprimer mon compte" },
            ]}
          />
        ),
        why: "Nothing is marked as shown, and two of three do something instead of leading there.",
      },
    },
  ],
  writing: [
    [
      "The title of the page without what the heading states already",
      "«\u202fAffichage\u202f», not «\u202fParamètres d’affichage\u202f»",
    ],
  ],
  long: (
    <SectionNav
      label="Paramètres de l’entreprise"
      items={[
        {
          href: "#a",
          label: "Attestations d’assurance responsabilité civile professionnelle",
          isCurrent: true,
        },
        { href: "#b", label: "Facturation" },
      ]}
    />
  ),
  rightToLeft: (
    <SectionNav
      label="الإعدادات"
      items={[
        { href: "#r", label: "العرض", isCurrent: true },
        { href: "#s", label: "الحساب" },
      ]}
    />
  ),
};
