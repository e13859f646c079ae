import { Download, Handshake, Pencil, Plus, Rocket, Trash2, X } from "lucide-react";
import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { IconButton } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Inline gap={2}>
            <IconButton label="Fermer" icon={<X />} />
            <IconButton label="Modifier l’adresse" icon={<Pencil />} />
          </Inline>
        ),
        why: "Icons that need no learning, and a label for who does not see them.",
      },
      dont: {
        sample: (
          <Inline gap={2}>
            <IconButton label="Proposer un échange" icon={<Handshake />} />
            <IconButton label="Booster l’annonce" icon={<Rocket />} />
          </Inline>
        ),
        why: "No one guesses a handshake: write it, as a Button with this icon.",
      },
    },
    {
      do: {
        sample: (
          <Button variant="secondary" icon={<Trash2 />}>
            Supprimer le compte
          </Button>
        ),
        why: "What cannot be undone is written out.",
      },
      dont: {
        sample: <IconButton label="Supprimer le compte" icon={<Trash2 />} variant="danger" />,
        why: "A bin deletes what? Next to it stands nothing that states it.",
      },
    },
  ],
  writing: [
    ["The label is what the written button would be, with its object", "«\u202fModifier l’adresse\u202f»"],
  ],
  long: (
    <IconButton
      label="Télécharger l’attestation d’assurance responsabilité civile professionnelle"
      icon={<Download />}
    />
  ),
  rightToLeft: (
    <Inline gap={2}>
      <IconButton label="إغلاق" icon={<X />} />
      <IconButton label="إضافة" icon={<Plus />} />
    </Inline>
  ),
};
