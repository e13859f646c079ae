import type { Practice } from "../../practice.ts";
import { AnchorNav } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <AnchorNav
            items={[
              { id: "objet", label: "Objet" },
              { id: "inscription", label: "Inscription" },
              { id: "paiement", label: "Paiement" },
            ]}
          />
        ),
        why: "Each link is the heading that it leads to, without its number.",
      },
      dont: {
        sample: (
          <AnchorNav
            items={[
              { id: "article-1", label: "Article 1" },
              { id: "article-2", label: "Article 2" },
              { id: "article-3", label: "Article 3" },
            ]}
          />
        ),
        why: "A number is no content: the list has to be tried link by link.",
      },
    },
    {
      do: {
        sample: (
          <AnchorNav
            label="Dans ces conditions"
            items={[
              { id: "duree", label: "Durée" },
              { id: "fin", label: "Fin du contrat" },
            ]}
          />
        ),
        why: "Its label names the text where the page has two such lists.",
      },
      dont: {
        sample: (
          <AnchorNav
            items={[
              { id: "accueil", label: "Retour à l’accueil" },
              { id: "contact", label: "Nous écrire" },
            ]}
          />
        ),
        why: "Links to other pages among those of this one: a press leaves what was being read. They are a SectionNav or Breadcrumbs.",
      },
    },
  ],
  writing: [
    [
      "The heading it leads to, cut to its noun",
      "«\u202fPaiement\u202f» for «\u202fArticle 4 – Du paiement\u202f»",
    ],
  ],
  long: (
    <AnchorNav
      items={[
        { id: "responsabilites", label: "Responsabilités respectives de l’intermédiaire et du prestataire" },
        { id: "retractation", label: "Droit de rétractation" },
      ]}
    />
  ),
  rightToLeft: (
    <AnchorNav
      label="في هذه الصفحة"
      items={[
        { id: "m", label: "الموضوع" },
        { id: "t", label: "التسجيل" },
      ]}
    />
  ),
};
