import { Hammer, Hand } from "lucide-react";
import type { Practice } from "../../practice.ts";
import { RadioGroup } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <RadioGroup
            label="Paiement"
            name="practice-paiement"
            options={[
              { value: "euros", label: "En euros" },
              { value: "jobi", label: "En Jobi" },
              { value: "both", label: "Les deux" },
            ]}
          />
        ),
        why: "All answers are in sight, « both » is one of them.",
      },
      dont: {
        sample: (
          <RadioGroup label="Urgent" name="practice-urgent" options={[{ value: "oui", label: "Oui" }]} />
        ),
        why: "A single radio can never be taken back: a Checkbox can.",
      },
    },
    {
      do: {
        sample: (
          <RadioGroup
            label="Vous venez pour"
            name="practice-role"
            look="cards"
            options={[
              {
                value: "client",
                label: "Demander un coup de main",
                help: "Vous publiez une mission, vos voisins répondent.",
                icon: <Hand />,
              },
              {
                value: "jobbeur",
                label: "Rendre service",
                help: "Vous proposez votre temps et vos savoir-faire.",
                icon: <Hammer />,
              },
            ]}
          />
        ),
        why: "`cards` where each answer deserves a line of help.",
      },
      dont: {
        sample: (
          <RadioGroup
            label="Recevoir nos offres"
            name="practice-offres"
            defaultValue="oui"
            options={[
              { value: "oui", label: "Oui, avec plaisir" },
              { value: "non", label: "Non, je préfère passer à côté" },
            ]}
          />
        ),
        why: "The answer is chosen beforehand and the other one shames: neither is a consent.",
      },
    },
  ],
  writing: [
    [
      "The question is a noun, or a sentence that each answer ends",
      "«\u202fVous venez pour\u202f» «\u202fRendre service\u202f»",
    ],
    ["All answers in one form", "«\u202fEn euros\u202f», «\u202fEn Jobi\u202f»"],
  ],
  long: (
    <RadioGroup
      label="Attestation d’assurance responsabilité civile professionnelle"
      name="practice-long"
      look="cards"
      options={[
        { value: "a", label: "Je la joins maintenant", help: "Elle est vérifiée sous deux jours ouvrés." },
        {
          value: "b",
          label: "Anticonstitutionnellement, je ne peux pas la joindre",
          help: "Votre proposition montrera qu’elle manque.",
        },
      ]}
    />
  ),
  rightToLeft: (
    <RadioGroup
      label="الدفع"
      name="practice-rtl"
      options={[
        { value: "e", label: "باليورو" },
        { value: "j", label: "بالجوبي" },
      ]}
    />
  ),
};
