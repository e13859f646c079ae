import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { Select } from "./index.ts";

const ignore = () => {};
const Live = live(Select, 420);
const categories = [
  "Bricolage",
  "Jardinage",
  "Ménage",
  "Déménagement",
  "Soutien scolaire",
  "Garde d’animaux",
].map((label) => ({ value: label, label }));

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Live label="Catégorie" options={categories} value={null} onChange={ignore} />,
        why: "Six known answers, nothing chosen beforehand: « Choisir… » asks.",
      },
      dont: {
        sample: (
          <Live
            label="Paiement"
            options={[
              { value: "euros", label: "En euros" },
              { value: "jobi", label: "En Jobi" },
            ]}
            value={null}
            onChange={ignore}
          />
        ),
        why: "Two answers behind a press: a RadioGroup shows both.",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Service"
            value={null}
            onChange={ignore}
            options={[
              {
                label: "Extérieur",
                options: [
                  { value: "haie", label: "Taille de haie" },
                  { value: "tonte", label: "Tonte" },
                ],
              },
              {
                label: "Intérieur",
                options: [
                  { value: "peinture", label: "Peinture" },
                  { value: "montage", label: "Montage de meubles" },
                ],
              },
            ]}
          />
        ),
        why: "More than ten are found by their group.",
      },
      dont: {
        sample: (
          <Live
            label="Service"
            value=""
            onChange={ignore}
            options={[
              { value: "", label: "--- Services ---", isDisabled: true },
              { value: "haie", label: "- Taille de haie" },
              { value: "tonte", label: "- Tonte" },
            ]}
          />
        ),
        why: "Groups drawn with dashes: letters typed to jump find none of them.",
      },
    },
  ],
  writing: [
    ["Options in an order that people expect", "by use or by alphabet, « Autre » last"],
    [
      "The label is what is chosen, not a command",
      "«\u202fCatégorie\u202f», not «\u202fChoisissez une catégorie\u202f»",
    ],
  ],
  long: (
    <Live
      label="Catégorie de la réparation d’électroménager reconditionné"
      value="a"
      onChange={ignore}
      options={[
        { value: "a", label: "Accompagnement administratif et démarches dématérialisées personnalisées" },
        { value: "b", label: "Autre" },
      ]}
    />
  ),
  rightToLeft: (
    <Live
      label="الفئة"
      placeholder="اختر"
      value={null}
      onChange={ignore}
      options={[
        { value: "b", label: "بستنة" },
        { value: "t", label: "تنظيف" },
      ]}
    />
  ),
};
