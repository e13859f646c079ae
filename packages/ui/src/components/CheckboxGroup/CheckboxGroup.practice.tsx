import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { CheckboxGroup } from "./index.ts";

const ignore = () => {};
const Live = live(CheckboxGroup<string>);
const days = ["Lundi", "Mercredi", "Samedi", "Dimanche"].map((label) => ({ value: label, label }));

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Jours où vous êtes disponible"
            options={days}
            value={["Samedi"]}
            onChange={ignore}
            allLabel="Tous les jours"
          />
        ),
        why: "Any number is a good answer, none of them excludes another.",
      },
      dont: {
        sample: (
          <Live
            label={"Fumez-vous\u202f?"}
            options={[
              { value: "oui", label: "Oui" },
              { value: "non", label: "Non" },
            ]}
            value={["oui", "non"]}
            onChange={ignore}
          />
        ),
        why: "Both can be ticked: one answer of several is a RadioGroup, one yes a Checkbox.",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Matériel que vous apportez"
            options={[
              { value: "perceuse", label: "Perceuse" },
              { value: "echelle", label: "Échelle" },
              { value: "taille", label: "Taille-haie" },
            ]}
            value={[]}
            onChange={ignore}
          />
        ),
        why: "Answers of one kind, each readable alone.",
      },
      dont: {
        sample: (
          <Live
            label="Matériel"
            options={[
              { value: "perceuse", label: "Perceuse" },
              { value: "libre", label: "Libre le samedi" },
              { value: "rien", label: "Aucun des deux" },
            ]}
            value={[]}
            onChange={ignore}
          />
        ),
        why: "Two questions in one, and « none » beside what it denies: leaving all empty states that already.",
      },
    },
  ],
  writing: [
    [
      "The question is a noun or a sentence, and all answers continue it",
      "«\u202fJours où vous êtes disponible\u202f»",
    ],
  ],
  long: (
    <Live
      label="Attestations que vous pouvez fournir"
      options={[
        {
          value: "rc",
          label: "Assurance responsabilité civile professionnelle complémentaire",
          help: "Renouvelée chaque année par votre assureur.",
        },
      ]}
      value={[]}
      onChange={ignore}
    />
  ),
  rightToLeft: (
    <Live
      label="الأيام"
      options={[
        { value: "1", label: "الاثنين" },
        { value: "2", label: "السبت" },
      ]}
      value={["1"]}
      onChange={ignore}
    />
  ),
};
