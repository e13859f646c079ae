import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { DateField } from "./index.ts";

const ignore = () => {};
const Live = live(DateField, 320);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Date de naissance"
            value="1990-05-17"
            onChange={ignore}
            help="Vous devez avoir 18 ans. Elle n’est montrée à personne."
          />
        ),
        why: "A day known by heart is typed in two seconds.",
      },
      dont: {
        sample: (
          <Live label="Jour de la mission" value={null} onChange={ignore} help="Un samedi de décembre." />
        ),
        why: "Which day is a Saturday? One leaves for a calendar: that is a DatePicker.",
      },
    },
    {
      do: {
        sample: <Live label="Date de l’attestation" value="2026-11-02" max="2026-11-30" onChange={ignore} />,
        why: "With `min` and `max` the field states by itself why a day cannot be.",
      },
      dont: {
        sample: <Live label="Date de l’attestation (jj/mm/aaaa)" value={null} onChange={ignore} />,
        why: "The form is drawn in the field and read out with each part: the label repeats it.",
      },
    },
  ],
  writing: [
    ["The label is what happened that day", "«\u202fDate de naissance\u202f»"],
    ["The help states why it is asked", "«\u202fVous devez avoir 18 ans.\u202f»"],
  ],
  long: (
    <Live
      label="Date d’effet de l’assurance responsabilité civile professionnelle"
      value="2026-01-01"
      onChange={ignore}
      help="Elle figure en haut à droite de l’attestation de votre assureur."
    />
  ),
  rightToLeft: <Live label="تاريخ الميلاد" value="1990-05-17" onChange={ignore} />,
};
