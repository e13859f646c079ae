import type { Practice } from "../../practice.ts";
import { Tabs } from "../Tabs/index.ts";
import { Stepper } from "./index.ts";

const ignore = () => {};
const steps = (...labels: string[]) =>
  labels.map((label, index) => ({
    id: label,
    label,
    state: index === 0 ? ("complete" as const) : index === 1 ? ("current" as const) : ("upcoming" as const),
  }));

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Stepper steps={steps("Besoin", "Lieu", "Date", "Budget")} onStepSelect={ignore} />,
        why: "One noun a step; the finished ones lead back, and what was typed is still there.",
      },
      dont: {
        sample: (
          <Stepper
            label="Parcours"
            steps={steps(
              "Étape 1",
              "Étape 2",
              "Étape 3",
              "Étape 4",
              "Étape 5",
              "Étape 6",
              "Étape 7",
              "Étape 8",
            )}
          />
        ),
        why: "Eight numbers without a name: no one knows what is still asked, or whether a document has to be found first.",
      },
    },
    {
      do: {
        sample: (
          <Tabs
            label="Propositions"
            tabs={[
              { id: "r", label: "Reçues", content: "Karim propose 55\u00a0€." },
              { id: "e", label: "Envoyées", content: "Rien pour l’instant." },
            ]}
          />
        ),
        why: "Views in any order are Tabs.",
      },
      dont: {
        sample: (
          <Stepper label="Propositions" steps={steps("Reçues", "Envoyées", "Closes")} onStepSelect={ignore} />
        ),
        why: "As steps, the third cannot be opened before the second is « done ».",
      },
    },
  ],
  writing: [
    ["One noun a step", "«\u202fLieu\u202f», not «\u202fOù se trouve le logement\u202f?\u202f»"],
    ["The last one is what is sent", "«\u202fVérification\u202f»"],
  ],
  long: (
    <Stepper
      label="Long"
      steps={steps("Assurance responsabilité", "Accompagnement administratif personnalisé", "Vérification")}
    />
  ),
  rightToLeft: <Stepper label="المراحل" steps={steps("الحاجة", "المكان", "التاريخ")} />,
};
