import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { TagField } from "./index.ts";

const ignore = () => {};
const Live = live(TagField, 480);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Vos savoir-faire"
            value={["Plomberie", "Montage de meubles"]}
            max={8}
            onChange={ignore}
            help="Entrée ou virgule après chacun."
          />
        ),
        why: "One’s own terms, several of them; how a term ends is stated.",
      },
      dont: {
        sample: <Live label="Jours de disponibilité" value={["lundi", "Lun.", "lundis"]} onChange={ignore} />,
        why: "Known answers typed three ways: a CheckboxGroup has each once.",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Vos savoir-faire"
            value={["Plomberie"]}
            max={8}
            suggestions={["Petite électricité", "Peinture"]}
            onChange={ignore}
          />
        ),
        why: "Suggestions bring the spelling that others search by, and oblige no one.",
      },
      dont: {
        sample: (
          <Live
            label="Présentation"
            value={["Je suis bricoleur depuis dix ans et j’aime aider mes voisins"]}
            onChange={ignore}
          />
        ),
        why: "A sentence in a tag: it breaks at its first comma. It is a TextArea.",
      },
    },
  ],
  writing: [
    ["Nouns, one thing each", "«\u202fPetite électricité\u202f», not «\u202félectricité et plomberie\u202f»"],
  ],
  long: (
    <Live
      label="Savoir-faire vérifiés par une attestation"
      value={[
        "Réparation d’électroménager reconditionné",
        "Accompagnement administratif et démarches dématérialisées personnalisées",
      ]}
      max={8}
      onChange={ignore}
    />
  ),
  rightToLeft: <Live label="مهاراتك" value={["سباكة", "دهان"]} onChange={ignore} />,
};
