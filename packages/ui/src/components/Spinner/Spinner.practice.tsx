import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { Spinner } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Spinner label="Recherche de jobbeurs proches…" isLabelVisible />,
        why: "What is awaited is written: a wait of which one knows the reason is shorter.",
      },
      dont: {
        sample: (
          <Inline gap={3}>
            <Spinner />
            <Spinner />
            <Spinner />
          </Inline>
        ),
        why: "Three rings, and the same text read out three times.",
      },
    },
    {
      do: {
        sample: <Button isPending>Envoyer la proposition</Button>,
        why: "A command that runs shows it itself, and cannot be pressed twice.",
      },
      dont: {
        sample: (
          <Inline gap={3}>
            <Button>Envoyer la proposition</Button>
            <Spinner size="small" />
          </Inline>
        ),
        why: "The button stays open beside its own wait.",
      },
    },
  ],
  writing: [["What is done now, with an ellipsis", "«\u202fRecherche de jobbeurs proches…\u202f»"]],
  long: (
    <Spinner
      isLabelVisible
      label="Vérification de l’attestation d’assurance responsabilité civile professionnelle…"
    />
  ),
  rightToLeft: <Spinner isLabelVisible label="جارٍ البحث…" />,
};
