import type { Practice } from "../../practice.ts";
import { FileCard } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <FileCard name="devis-2026-118.pdf" bytes={84_000} href="#devis" />,
        why: "The whole name with its ending: which file it is, and what opens it.",
      },
      dont: {
        sample: <FileCard name="Document 1" bytes={84_000} href="#document" />,
        why: "Its owner gave it a name; without an ending neither icon nor reader knows the kind.",
      },
    },
    {
      do: {
        sample: (
          <FileCard
            name="facade.heic"
            bytes={14_200_000}
            error={"Trop lourd\u00a0: 10\u00a0Mo au plus."}
            onRemove={ignore}
          />
        ),
        why: "The error states the bound; what cannot succeed is taken away, not tried again.",
      },
      dont: {
        sample: <FileCard name="facade.heic" bytes={14_200_000} error="Échec de l’envoi." onRetry={ignore} />,
        why: "« Réessayer » for a file that will be too large each time.",
      },
    },
  ],
  writing: [
    ["The error names the cause, then the bound", "«\u202fTrop lourd\u00a0: 10\u00a0Mo au plus.\u202f»"],
  ],
  long: (
    <FileCard
      name="attestation-assurance-responsabilite-civile-professionnelle-complementaire-2026-2027-signee.pdf"
      bytes={1_840_000}
      href="#a"
      onRemove={ignore}
    />
  ),
  rightToLeft: <FileCard name="عرض-2026.pdf" bytes={84_000} href="#d" />,
};
