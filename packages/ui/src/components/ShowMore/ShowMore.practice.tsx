import type { Practice } from "../../practice.ts";
import { ShowMore } from "./index.ts";

const reviews = [
  "Travail soigné, je recommande.",
  "À l’heure, très sympathique.",
  "Haie impeccable.",
  "A même ramassé les branches.",
  "Bon contact.",
];
const asText = (item: string) => item;

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <ShowMore
            items={reviews}
            itemKey={asText}
            initialCount={3}
            moreLabel={(hidden) => `Afficher les ${hidden} autres avis`}
          >
            {asText}
          </ShowMore>
        ),
        why: "The best ones first; the button states of what there is more, and how much.",
      },
      dont: {
        sample: (
          <ShowMore items={reviews} itemKey={asText} initialCount={4} moreLabel={() => "Voir plus"}>
            {asText}
          </ShowMore>
        ),
        why: "A press for a single line, and « more » could be a thousand.",
      },
    },
  ],
  writing: [["The button counts and names", "«\u202fAfficher les 12 autres avis\u202f»"]],
  long: (
    <ShowMore
      items={["Réparation d’électroménager reconditionné anticonstitutionnellement garantie.", ...reviews]}
      itemKey={asText}
      initialCount={2}
      moreLabel={(hidden) =>
        `Afficher les ${hidden} autres avis sur cette réparation d’électroménager reconditionné`
      }
    >
      {asText}
    </ShowMore>
  ),
  rightToLeft: (
    <ShowMore
      items={["عمل متقن.", "في الموعد.", "ممتاز."]}
      itemKey={asText}
      initialCount={1}
      moreLabel={() => "عرض المزيد"}
    >
      {asText}
    </ShowMore>
  ),
};
