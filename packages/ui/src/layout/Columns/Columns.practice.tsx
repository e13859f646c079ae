import { Card } from "../../components/Card/index.ts";
import { Price } from "../../components/Price/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import type { Practice } from "../../practice.ts";
import { samples } from "../../testing/samples.tsx";
import { Columns } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Columns ratio="2:1" from="tablet" gap={6}>
            <p>Une haie de thuyas de 14 mètres, à tailler des deux côtés.</p>
            <Card>
              <Price euros={90} />
            </Card>
          </Columns>
        ),
        why: "What is read has the room, what is pressed stands beside it; on a phone it follows.",
      },
      dont: {
        sample: (
          <Columns ratio="1:1" gap={6}>
            {samples(6)}
          </Columns>
        ),
        why: "Six of one kind squeezed into two columns at every width: Grid knows how many fit.",
      },
    },
    {
      do: {
        sample: (
          <Columns from="tablet" gap={4} align="start">
            <TextField label="Prénom" />
            <TextField label="Nom" error="Écrivez votre nom." />
          </Columns>
        ),
        why: '`align="start"`: an error below one field does not push the other down.',
      },
      dont: {
        sample: (
          <Columns gap={2}>
            <TextField label="Numéro de l’attestation d’assurance" />
            <TextField label="Nom de l’assureur et son adresse" />
          </Columns>
        ),
        why: "`from` left out: on a phone each field is as wide as a thumb.",
      },
    },
  ],
  writing: [
    ["The order in the code is that of a phone, and of a screen reader", "what is read first stands first"],
  ],
  long: (
    <Columns from="always" gap={3}>
      <p>Réparation d’électroménager reconditionné anticonstitutionnellement garanti</p>
      <p>12&#8239;345,60&nbsp;€</p>
    </Columns>
  ),
  rightToLeft: (
    <Columns gap={3}>
      <p>سياج بطول 14 مترًا</p>
      <p>90 يورو</p>
    </Columns>
  ),
};
