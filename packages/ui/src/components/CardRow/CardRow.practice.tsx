import type { Practice } from "../../practice.ts";
import { heading, text } from "../../styles/text.css.ts";
import { Card } from "../Card/index.ts";
import { CardRow } from "./index.ts";

const service = (title: string, detail: string) => (
  <Card key={title} element="li" padding="small">
    <h4 className={heading[4]}>{title}</h4>
    <p className={text.faint}>{detail}</p>
  </Card>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <CardRow label="Services proches" head={<h3 className={heading[3]}>Près de chez vous</h3>}>
            {[
              service("Jardinage", "24 jobbeurs"),
              service("Ménage", "51 jobbeurs"),
              service("Cours", "12 jobbeurs"),
              service("Bricolage", "37 jobbeurs"),
              service("Déménagement", "9 jobbeurs"),
            ]}
          </CardRow>
        ),
        why: "To stroll through: whoever stops at the third misses nothing they need.",
      },
      dont: {
        sample: (
          <CardRow label="Formules">
            {[
              service("Essentiel", "4,90\u00a0€ par mois"),
              service("Confort", "9,90\u00a0€ par mois"),
              service("Pro", "19,90\u00a0€ par mois"),
              service("Équipe", "49\u00a0€ par mois"),
              service("Réseau", "99\u00a0€ par mois"),
            ]}
          </CardRow>
        ),
        why: "Prices are compared: what lies beyond the edge is not. A Grid shows all of them.",
      },
    },
  ],
  writing: [
    ["The heading promises what the cards are, without « découvrez »", "«\u202fPrès de chez vous\u202f»"],
  ],
  long: (
    <CardRow label="Services" width="small">
      {[
        service("Réparation d’électroménager reconditionné", "Saint-Germain-au-Mont-d’Or"),
        service("Accompagnement administratif personnalisé", "Villeurbanne"),
        service("Débarras", "Lyon"),
      ]}
    </CardRow>
  ),
  rightToLeft: (
    <CardRow label="الخدمات">
      {[service("بستنة", "24"), service("تنظيف", "51"), service("دروس", "12")]}
    </CardRow>
  ),
};
