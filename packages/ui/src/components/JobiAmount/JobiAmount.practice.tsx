import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { JobiAmount } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <p>
            Votre solde est de <JobiAmount amount={24} />.
          </p>
        ),
        why: "In a sentence at its size: seen as a coin, read as text with its unit.",
      },
      dont: {
        sample: <p>Votre solde est de 24 J.</p>,
        why: "A letter that no one knows; read out it is « vingt-quatre ji ».",
      },
    },
    {
      do: {
        sample: (
          <Stack gap={1}>
            <p>
              Mission terminée <JobiAmount amount={3} isSigned />
            </p>
            <p>
              Mise en avant <JobiAmount amount={-2} isSigned />
            </p>
          </Stack>
        ),
        why: "Signed where it is a movement: what came, what went.",
      },
      dont: {
        sample: (
          <p>
            Solde <JobiAmount amount={24} isSigned size="large" />
          </p>
        ),
        why: "A balance with a plus seems to have grown by 24.",
      },
    },
  ],
  writing: [
    ["Jobi has no plural", "«\u202f24 Jobi\u202f»"],
    ["What a mission pays is a Price, which may add euros", "«\u202f30\u00a0€ + 4\u202f» and a coin"],
  ],
  long: (
    <p>
      Jobi offerts pour le parrainage de trois personnes au cours du trimestre écoulé{" "}
      <JobiAmount amount={12_345} isSigned />
    </p>
  ),
  rightToLeft: (
    <p>
      رصيدك <JobiAmount amount={24} />
    </p>
  ),
};
