import type { Practice } from "../../practice.ts";
import { Stat } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stat
            label="Missions terminées"
            value="24"
            change={{ direction: "up", text: "4 de plus que le mois dernier", meaning: "good" }}
          />
        ),
        why: "By how much, since when, and whether that is welcome.",
      },
      dont: {
        sample: (
          <Stat
            label="Statistiques"
            value="24"
            change={{ direction: "up", text: "+20 %", meaning: "good" }}
          />
        ),
        why: "24 of what, more than when? From five to six is « +20 % » too.",
      },
    },
    {
      do: {
        sample: (
          <Stat
            label="Refus"
            value="6"
            change={{ direction: "up", text: "2 de plus que le mois dernier", meaning: "bad" }}
          />
        ),
        why: "`meaning` is apart from the direction: more refusals are up and bad.",
      },
      dont: {
        sample: <Stat label="Note moyenne" value="4,8571428" />,
        why: "Decimals that two more reviews would change: write the figure for people.",
      },
    },
  ],
  writing: [
    ["The label is what is counted, in the plural", "«\u202fMissions terminées\u202f»"],
    ["The change ends in a span", "«\u202f4 de plus que le mois dernier\u202f»"],
  ],
  long: (
    <Stat
      label="Réparations d’électroménager reconditionné terminées cette année"
      value={"12\u202f345"}
      help="Celles que la personne qui les a demandées a confirmées."
    />
  ),
  rightToLeft: <Stat label="المهام المنجزة" value="24" />,
};
