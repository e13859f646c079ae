import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { Price } from "../Price/index.ts";
import { DescriptionList } from "./index.ts";

const change = (what: string) => (
  <Button variant="ghost" size="small">
    {what}
  </Button>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <DescriptionList
            entries={[
              {
                term: "Adresse",
                details: "12 rue des Lilas, Villeurbanne",
                action: change("Modifier l’adresse"),
              },
              { term: "Téléphone", action: change("Ajouter un téléphone") },
            ]}
          />
        ),
        why: "Each command names what it changes, and what is not known is stated as such.",
      },
      dont: {
        sample: (
          <DescriptionList
            entries={[
              { term: "Adresse", details: "12 rue des Lilas, Villeurbanne", action: change("Modifier") },
              { term: "Téléphone", details: "-", action: change("Modifier") },
            ]}
          />
        ),
        why: "Two commands of one name, and a dash that a screen reader skips: is there a telephone?",
      },
    },
    {
      do: {
        sample: (
          <DescriptionList
            entries={[
              { term: "Quand", details: "Samedi 28 novembre, 9\u00a0h" },
              { term: "Prix convenu", details: <Price euros={90} /> },
            ]}
          />
        ),
        why: "Facts of one mission, each under its name.",
      },
      dont: {
        sample: (
          <DescriptionList
            entries={[
              { term: "Karim", details: "60\u00a0€, libre samedi" },
              { term: "Inès", details: "55\u00a0€, libre lundi" },
            ]}
          />
        ),
        why: "Several things that one compares: a DataTable has a column for the price.",
      },
    },
  ],
  writing: [
    ["A term is a noun without a colon", "«\u202fPrix convenu\u202f»"],
    ["Nothing known is a participle", "«\u202fNon renseigné\u202f»"],
  ],
  long: (
    <DescriptionList
      entries={[
        {
          term: "Assurance responsabilité civile professionnelle complémentaire",
          details: "Mutuelle anticonstitutionnellement-dématérialisée, contrat FR76-3000-6000-0112-3456",
        },
      ]}
    />
  ),
  rightToLeft: (
    <DescriptionList
      entries={[{ term: "العنوان", details: "ليون" }, { term: "الهاتف" }]}
      emptyWord="غير معروف"
    />
  ),
};
