import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { Banner } from "./Banner.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Banner
            tone="warning"
            title="Confirmez votre adresse e-mail."
            action={
              <Button size="small" variant="secondary">
                Renvoyer l’e-mail
              </Button>
            }
          >
            Sans elle, personne ne peut vous répondre.
          </Banner>
        ),
        why: "What is wrong, what follows from it, and the one thing to do.",
      },
      dont: {
        sample: (
          <Banner tone="danger" title={"Attention\u202f!"}>
            Un problème est survenu avec votre compte.
          </Banner>
        ),
        why: "It frightens and helps no one: neither cause nor way out.",
      },
    },
    {
      do: {
        sample: <Banner title="Les propositions sont ouvertes jusqu’à samedi." />,
        why: "One fact of the page, in the tone that it has.",
      },
      dont: {
        sample: (
          <Stack gap={2}>
            <Banner tone="success" title={"Bienvenue\u202f!"} />
            <Banner title={"Astuce\u00a0: ajoutez une photo."} />
            <Banner tone="warning" title="Pensez à vérifier vos alertes." />
          </Stack>
        ),
        why: "Three at once are read by no one; keep the one that changes what a person does.",
      },
    },
  ],
  writing: [
    ["The title is a whole sentence with its full stop", "«\u202fVotre annonce est en ligne.\u202f»"],
    ["The text states what it means for the reader", "«\u202fCe que vous avez écrit est gardé.\u202f»"],
    [
      "No blame, no exclamation",
      "«\u202fNous n’avons pas pu enregistrer.\u202f», not «\u202fVous avez fait une erreur\u202f!\u202f»",
    ],
  ],
  long: (
    <Banner tone="warning" title="L’attestation d’assurance responsabilité civile arrive à échéance.">
      Envoyez https://exemple.fr/attestations/assurance-responsabilite-civile-professionnelle-2026.pdf avant
      vendredi.
    </Banner>
  ),
  rightToLeft: (
    <Banner tone="success" title="إعلانك منشور." onClose={() => {}}>
      ستصلك العروض خلال ساعة.
    </Banner>
  ),
};
