import type { Practice } from "../../practice.ts";
import { TextField } from "./TextField.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <TextField
            label="Adresse e-mail"
            type="email"
            autoComplete="email"
            help="Nous ne la montrons à personne."
          />
        ),
        why: "The label stays, the help is read before typing, the phone shows its @.",
      },
      dont: {
        sample: (
          <TextField
            label="Adresse e-mail"
            isLabelHidden
            placeholder="Votre adresse e-mail (jamais montrée)"
          />
        ),
        why: "Both question and help vanish with the first letter.",
      },
    },
    {
      do: {
        sample: (
          <TextField
            label="Code postal"
            inputMode="numeric"
            defaultValue="6910"
            error="Un code postal a cinq chiffres, comme 69100."
          />
        ),
        why: "The error states what is expected, and keeps what was typed.",
      },
      dont: {
        sample: <TextField label="Code postal" defaultValue="" error="Champ invalide." />,
        why: "What was typed is gone, and nothing tells how to do better.",
      },
    },
  ],
  writing: [
    ["The label is a noun, without a colon or a star", "«\u202fPrénom\u202f»"],
    [
      "Few are optional: say so there, rather than at all the rest",
      "«\u202fComplément d’adresse (facultatif)\u202f»",
    ],
    ["The help states why or how, in one sentence", "«\u202fPour vous prévenir le jour même.\u202f»"],
    ["The error mends, without blame", "«\u202fÉcrivez une adresse avec un @.\u202f»"],
  ],
  long: (
    <TextField
      label="Numéro d’attestation d’assurance responsabilité civile professionnelle"
      defaultValue="FR76-3000-6000-0112-3456-7890-189-ATTESTATION-2026"
      help="Il figure en haut à droite de l’attestation que votre assureur renouvelle chaque année."
    />
  ),
  rightToLeft: <TextField label="الاسم" defaultValue="ليلى" suffix="كم" help="لا نعرضه على أحد." />,
};
