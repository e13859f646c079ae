import { Badge } from "../../components/Badge/index.ts";
import { Button } from "../../components/Button/index.ts";
import type { Practice } from "../../practice.ts";
import { heading } from "../../styles/text.css.ts";
import { Stack } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack gap={6}>
            <Stack gap={2}>
              <h3 className={heading[3]}>Votre besoin</h3>
              <p>Une haie de thuyas de 14 mètres.</p>
            </Stack>
            <Stack gap={2}>
              <h3 className={heading[3]}>Votre budget</h3>
              <p>90&nbsp;€</p>
            </Stack>
          </Stack>
        ),
        why: "A small gap inside, a large one between: what belongs together is seen without a line or a box.",
      },
      dont: {
        sample: (
          <Stack gap={4}>
            <h3 className={heading[3]}>Votre besoin</h3>
            <p>Une haie de thuyas de 14 mètres.</p>
            <h3 className={heading[3]}>Votre budget</h3>
            <p>90&nbsp;€</p>
          </Stack>
        ),
        why: "One gap for all: a heading stands as near to what it ends as to what it begins.",
      },
    },
    {
      do: {
        sample: (
          <Stack gap={3} align="start">
            <p>Votre mission est prête.</p>
            <Button>Publier</Button>
          </Stack>
        ),
        why: '`align="start"`: the button is as wide as its text.',
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <p>Votre mission est prête.</p>
            <Badge>Brouillon</Badge>
          </Stack>
        ),
        why: "Without `align` everything is as wide as the stack: a badge becomes a bar.",
      },
    },
  ],
  writing: [["The order in the code is that of reading", "heading, text, command"]],
  long: (
    <Stack gap={2}>
      <p>Réparation d’électroménager reconditionné anticonstitutionnellement garanti</p>
      <p>Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson</p>
    </Stack>
  ),
  rightToLeft: (
    <Stack gap={2}>
      <p>سياج بطول 14 مترًا</p>
      <p>90 يورو</p>
    </Stack>
  ),
};
