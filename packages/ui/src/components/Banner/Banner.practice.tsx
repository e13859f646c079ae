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
          <Banner tone="danger" title="Attention !">
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
            <Banner tone="success" title="Bienvenue !" />
            <Banner title="Astuce : ajoutez une photo." />
            <Banner tone="warning" title="Pensez à vérifier vos alertes." />
          </Stack>
        ),
        why: "Three at once are read by no one; keep the one that changes what a person does.",
      },
    },
  ],
  writing: [
    ["The title is a whole sentence with its full stop", "« Votre annonce est en ligne. »"],
    ["The text states what it means for the reader", "« Ce que vous avez écrit est gardé. »"],
    ["No blame, no exclamation", "« Nous n’avons pas pu enregistrer. », not « Vous avez fait une erreur ! »"],
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
