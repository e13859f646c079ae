import type { Practice } from "../../practice.ts";
import { TextArea } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <TextArea
            label="Votre besoin"
            maxCharacters={500}
            defaultValue="Une haie de thuyas de 14 m, à tailler des deux côtés."
            help="Ce qu’il y a à faire, la taille, ce que vous fournissez."
          />
        ),
        why: "The help names what a good answer holds; the count warns before the end.",
      },
      dont: {
        sample: (
          <TextArea
            label="Votre besoin"
            placeholder="Décrivez votre besoin en détail, la taille, ce que vous fournissez…"
            maxLength={500}
          />
        ),
        why: "The questions are gone as soon as one answers, and `maxLength` cuts a pasted text without a word.",
      },
    },
    {
      do: {
        sample: <TextArea label="Votre message" isLow />,
        why: "One line beside a send button, which grows.",
      },
      dont: {
        sample: <TextArea label="Titre de la mission" rows={4} />,
        why: "Four lines ask for four: a title is a TextField.",
      },
    },
  ],
  writing: [
    ["The label is what is wanted, not « description »", "«\u202fVotre besoin\u202f»"],
    [
      "The help is a list of what to think of",
      "«\u202fCe qu’il y a à faire, la taille, ce que vous fournissez.\u202f»",
    ],
  ],
  long: (
    <TextArea
      label="Conditions particulières d’accès au logement et au matériel"
      defaultValue={
        "Anticonstitutionnellement, mais avec le sourire. Le portail est étroit (90\u00a0cm) et la haie donne sur la rue."
      }
      maxCharacters={80}
    />
  ),
  rightToLeft: <TextArea label="حاجتك" defaultValue="سياج بطول 14 مترًا." maxCharacters={500} />,
};
