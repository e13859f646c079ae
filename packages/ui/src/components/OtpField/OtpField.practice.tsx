import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { OtpField } from "./index.ts";

const ignore = () => {};
const Live = live(OtpField);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Code reçu par e-mail"
            value=""
            onChange={ignore}
            help="6 chiffres, envoyés à l•••@exemple.fr. Il part dès le sixième."
          />
        ),
        why: "Where to find it, how long it is, and that its last digit sends it.",
      },
      dont: {
        sample: <Live label="Code" value="" onChange={ignore} />,
        why: "Which code, from where? And the page moves on by itself, unannounced.",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Code reçu par e-mail"
            value="482913"
            onChange={ignore}
            error="Ce code n’est plus valable. Demandez-en un autre."
          />
        ),
        why: "The digits stay, to be compared with the mail.",
      },
      dont: {
        sample: <Live label="Numéro SIRET" length={14} value="" onChange={ignore} />,
        why: "A long number that one owns: cells hide how it is grouped. It is a TextField.",
      },
    },
  ],
  writing: [
    ["The label names where it was sent", "«\u202fCode reçu par e-mail\u202f»"],
    ["The error distinguishes wrong from too late", "«\u202fCe code n’est plus valable.\u202f»"],
  ],
  long: (
    <Live
      label="Code de vérification envoyé à votre adresse électronique professionnelle"
      value="482"
      onChange={ignore}
      help="Il est valable 10 minutes. Il est envoyé dès que vous saisissez le sixième chiffre."
    />
  ),
  rightToLeft: <Live label="الرمز" value="482" onChange={ignore} />,
};
