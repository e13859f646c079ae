import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Price } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Stack gap={2}>
            <Price euros={22} per="hour" />
            <Price euros={30} jobis={4} />
          </Stack>
        ),
        why: "What it is for is part of the price; both currencies stand as one.",
      },
      dont: {
        sample: (
          <Stack gap={2}>
            <p>22,00 EUR de l’heure</p>
            <p>30 euros et 4 J</p>
          </Stack>
        ),
        why: "Typed by hand: cents that are none, a code for a sign, and figures that do not stand below each other.",
      },
    },
    {
      do: {
        sample: <p>{"Karim demande 60\u00a0€ et vient samedi."}</p>,
        why: "Inside a sentence the amount is text: `formatEuros`.",
      },
      dont: {
        sample: (
          <p>
            Karim demande <Price euros={60} size="large" /> et vient samedi.
          </p>
        ),
        why: "The largest thing in the line is not what the sentence is about.",
      },
    },
  ],
  writing: [
    ["Cents only where there are some", "«\u202f60\u00a0€\u202f», «\u202f62,50\u00a0€\u202f»"],
    ["« de l’heure » is the reader’s, the eye has « /h »", "«\u202f22\u00a0€/h\u202f»"],
  ],
  long: (
    <p>
      Réparation d’électroménager reconditionné, déplacement compris{" "}
      <Price euros={12_345.6} jobis={1240} per="day" />
    </p>
  ),
  rightToLeft: <Price euros={22} per="hour" />,
};
