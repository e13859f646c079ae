import { Send, Trash2 } from "lucide-react";
import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "./Button.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Inline gap={3}>
            <Button>Envoyer la proposition</Button>
            <Button variant="ghost">Plus tard</Button>
          </Inline>
        ),
        why: "One primary a view: the eye knows what to do first.",
      },
      dont: {
        sample: (
          <Inline gap={3}>
            <Button>Envoyer la proposition</Button>
            <Button>Plus tard</Button>
          </Inline>
        ),
        why: "Two primaries compete, and leaving appears to be acting.",
      },
    },
    {
      do: {
        sample: (
          <Button variant="danger" icon={<Trash2 />}>
            Supprimer la mission
          </Button>
        ),
        why: "It names what is lost.",
      },
      dont: {
        sample: <Button variant="danger">OK</Button>,
        why: "Out of its place, as a screen reader lists it, it states nothing.",
      },
    },
  ],
  writing: [
    ["A verb first, then its object", "«\u202fPublier la mission\u202f», not «\u202fPublication\u202f»"],
    [
      "The word of the title or the question above it",
      "«\u202fBloquer cette personne\u202f?\u202f» is answered by «\u202fBloquer\u202f»",
    ],
    ["No full stop, no capitals but the first", "«\u202fVoir les propositions\u202f»"],
    ["While it runs, what happens now", "«\u202fEnvoi en cours…\u202f»"],
  ],
  long: (
    <Button isFullWidth icon={<Send />}>
      Télécharger l’attestation d’assurance responsabilité civile professionnelle
    </Button>
  ),
  rightToLeft: (
    <Inline gap={3}>
      <Button icon={<Send />}>إرسال العرض</Button>
      <Button variant="ghost">لاحقًا</Button>
    </Inline>
  ),
};
