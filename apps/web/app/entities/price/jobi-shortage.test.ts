import { expect, it } from "vitest";
import { jobiShortageText } from "./jobi-shortage.ts";

const short =
  "Votre solde est de 10\u00a0Jobi\u00a0: c’est moins que ce prix. Vous pouvez continuer, mais il faudra les avoir pour payer le jobbeur.";

it.each([
  ["jobis", 11, 0, short],
  ["jobis", 10, 0, null],
  ["jobis", null, 0, null],
  ["hybrid", 500, 11, short],
  ["hybrid", 500, 10, null],
  ["hybrid", 500, null, null],
  ["euros", 500, 11, null],
] as const)(
  "in %s, %s and %s Jobi above 10 are warned of",
  (paymentMethodType, amount, jobiAmount, expected) => {
    expect(jobiShortageText({ paymentMethodType, amount, jobiAmount }, 10)).toBe(expected);
  },
);
