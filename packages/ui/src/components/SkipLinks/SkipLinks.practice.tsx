import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { SkipLinks } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={90}>
            <SkipLinks
              links={[
                { href: "#contenu-1", label: "Aller au contenu" },
                { href: "#recherche", label: "Aller à la recherche" },
              ]}
            />
            <p>Tab les montre.</p>
          </Framed>
        ),
        why: "Past what repeats on each page; the target exists and takes the focus.",
      },
      dont: {
        sample: (
          <Framed height={90}>
            <SkipLinks
              label="Accès direct"
              links={[
                { href: "#a", label: "Contenu" },
                { href: "#b", label: "Menu" },
                { href: "#c", label: "Pied de page" },
                { href: "#d", label: "Langue" },
                { href: "#e", label: "Plan" },
              ]}
            />
            <p>Tab les montre.</p>
          </Framed>
        ),
        why: "Five stops before the first link: the navigation that they skip is shorter.",
      },
    },
  ],
  writing: [["Where it goes, a verb first", "«\u202fAller au contenu\u202f»"]],
  long: (
    <Framed height={110}>
      <SkipLinks
        label="Longs liens"
        links={[{ href: "#l", label: "Aller aux résultats de la recherche de réparation d’électroménager" }]}
      />
      <p>Tab les montre.</p>
    </Framed>
  ),
  rightToLeft: (
    <Framed height={90}>
      <SkipLinks label="روابط" links={[{ href: "#r", label: "إلى المحتوى" }]} />
      <p>Tab</p>
    </Framed>
  ),
};
