import { expect, test } from "vitest";
import { activation } from "./copy.ts";

test("what an activation is answered with [SEO-21, SEO-22, SEO-23]", () => {
  expect(activation).toEqual({
    ACTIVATED:
      "Parfait\u202f! Votre profil et vos offres partenaires seront maintenant référencés sur Google",
    ACTIVATION_FAILED: "Erreur lors de l'activation du référencement",
  });
});
