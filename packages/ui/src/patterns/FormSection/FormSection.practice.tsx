import { TextField } from "../../components/TextField/index.ts";
import type { Practice } from "../../practice.ts";
import { FormSection } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <FormSection
            headingLevel={3}
            title="Votre adresse"
            description="Montrée au jobbeur une fois la mission acceptée."
          >
            <TextField isRequired label="Rue" />
            <TextField isRequired label="Code postal" inputMode="numeric" />
          </FormSection>
        ),
        why: "Fields about one thing, and what becomes of the answers before they are given.",
      },
      dont: {
        sample: (
          <FormSection
            headingLevel={3}
            title="Informations"
            description="Merci de renseigner tous les champs."
          >
            <TextField isRequired label="Rue" />
            <TextField isRequired label="Prix" />
            <TextField isRequired label="Nom du chien" />
          </FormSection>
        ),
        why: "A title that fits any form over fields that have nothing in common.",
      },
    },
  ],
  writing: [
    ["The title is what the fields are about", "«\u202fVotre adresse\u202f»"],
    [
      "The description states why it is asked or who sees it",
      "«\u202fMontrée au jobbeur une fois la mission acceptée.\u202f»",
    ],
  ],
  long: (
    <FormSection
      headingLevel={3}
      title="Assurance responsabilité civile professionnelle complémentaire"
      description="Les professionnels de l’électroménager reconditionné en joignent une attestation à leur première proposition."
    >
      <TextField isRequired label="Numéro de l’attestation" />
    </FormSection>
  ),
  rightToLeft: (
    <FormSection headingLevel={3} title="عنوانك" description="يظهر بعد قبول المهمة.">
      <TextField isRequired label="الشارع" />
    </FormSection>
  ),
};
