import type { Practice } from "../../practice.ts";
import { Accordion } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Accordion
            headingLevel={3}
            items={[
              {
                id: "payer",
                heading: "Comment payer la personne qui m’aide\u202f?",
                content: "Directement entre vous, en espèces, par virement ou en Jobi.",
              },
              {
                id: "annuler",
                heading: "Puis-je annuler une mission\u202f?",
                content: "Oui, tant qu’elle n’est pas terminée.",
              },
              {
                id: "assurance",
                heading: "Suis-je assuré pendant la mission\u202f?",
                content: "Par votre responsabilité civile, comme chez vous.",
              },
            ]}
          />
        ),
        why: "Each heading is the question as a person would ask it: closed, the list is still a summary.",
      },
      dont: {
        sample: (
          <Accordion
            headingLevel={3}
            items={[
              {
                id: "plus",
                heading: "En savoir plus",
                content: "Directement entre vous, en espèces, par virement ou en Jobi.",
              },
              { id: "details", heading: "Détails", content: "Oui, tant qu’elle n’est pas terminée." },
              {
                id: "divers",
                heading: "Informations complémentaires",
                content: "Par votre responsabilité civile, comme chez vous.",
              },
            ]}
          />
        ),
        why: "All of them must be opened to learn which one answers.",
      },
    },
    {
      do: {
        sample: (
          <Accordion
            headingLevel={3}
            defaultOpenIds={["retrait"]}
            items={[
              {
                id: "retrait",
                heading: "Ce que coûte une annulation",
                content: "Un Jobi est retiré de votre solde.",
              },
              { id: "delais", heading: "Délais", content: "Jusqu’à la veille, 20\u00a0h." },
              {
                id: "exceptions",
                heading: "Exceptions",
                content: "En cas de force majeure, rien n’est retiré.",
              },
            ]}
          />
        ),
        why: "What has a price is open from the start.",
      },
      dont: {
        sample: (
          <Accordion
            headingLevel={3}
            isExclusive
            items={[
              {
                id: "retrait",
                heading: "Ce que coûte une annulation",
                content: "Un Jobi est retiré de votre solde.",
              },
              { id: "delais", heading: "Délais", content: "Jusqu’à la veille, 20\u00a0h." },
              {
                id: "exceptions",
                heading: "Exceptions",
                content: "En cas de force majeure, rien n’est retiré.",
              },
            ]}
          />
        ),
        why: "`isExclusive` where answers are compared: opening the second takes the first away, and the page jumps.",
      },
    },
  ],
  writing: [
    [
      "A heading is a whole question or a noun, three to eight terms",
      "«\u202fPuis-je annuler une mission\u202f?\u202f»",
    ],
    ["The answer begins with the answer", "«\u202fOui, tant qu’elle n’est pas terminée.\u202f»"],
  ],
  long: (
    <Accordion
      headingLevel={3}
      defaultOpenIds={["assurance"]}
      items={[
        {
          id: "assurance",
          heading: "Que couvre l’assurance responsabilité civile professionnelle complémentaire\u202f?",
          content:
            "Les dommages causés pendant la mission à la personne qui la demande, à son logement et à ses biens.",
        },
      ]}
    />
  ),
  rightToLeft: (
    <Accordion
      headingLevel={3}
      defaultOpenIds={["1"]}
      items={[{ id: "1", heading: "كيف أدفع؟", content: "مباشرة بينكما، نقدًا أو بالتحويل." }]}
    />
  ),
};
