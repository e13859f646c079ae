import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { heading, text } from "../../styles/text.css.ts";
import { Card } from "./Card.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Card element="article">
            <h3 className={heading[4]}>Tailler une haie de thuyas, 12 m</h3>
            <p className={text.faint}>Villeurbanne · 2,4 km · dès jeudi</p>
          </Card>
        ),
        why: "One thing that stands alone, with its own heading.",
      },
      dont: {
        sample: (
          <Card>
            <Card>
              <h3 className={heading[4]}>Tailler une haie de thuyas, 12 m</h3>
            </Card>
            <Card>
              <p className={text.faint}>Villeurbanne · 2,4 km · dès jeudi</p>
            </Card>
          </Card>
        ),
        why: "Cards in cards: edges where a heading and space would do.",
      },
    },
    {
      do: {
        sample: (
          <Stack gap={3}>
            <Card look="highlight">{"À faire\u00a0: répondre à Karim avant ce soir."}</Card>
            <Card>Vos missions de la semaine</Card>
          </Stack>
        ),
        why: "`highlight` for the one thing to do first.",
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <Card look="floating">Vos missions de la semaine</Card>
            <Card look="floating">Vos messages</Card>
          </Stack>
        ),
        why: "Nothing floats here: a shadow says that it lies over something.",
      },
    },
  ],
  writing: [
    ["A heading that can be read alone", "«\u202fTailler une haie de thuyas, 12 m\u202f»"],
    [
      "Facts in one line, apart by «\u202f·\u202f», the most telling first",
      "«\u202fVilleurbanne · 2,4 km · dès jeudi\u202f»",
    ],
  ],
  long: (
    <Card element="article">
      <h3 className={heading[4]}>
        Réparation d’électroménager reconditionné anticonstitutionnellement garanti
      </h3>
      <p className={text.faint}>Saint-Germain-au-Mont-d’Or · 12,4 km · du lundi au vendredi</p>
    </Card>
  ),
  rightToLeft: (
    <Card element="article">
      <h3 className={heading[4]}>تقليم سياج بطول 12 مترًا</h3>
      <p className={text.faint}>ليون · 2 كم · ابتداءً من الخميس</p>
    </Card>
  ),
};
