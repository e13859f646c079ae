import type { Practice } from "../../practice.ts";
import { ProgressBar } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <ProgressBar label="Envoi de devis.pdf" value={2} max={5} valueText="2 photos sur 5" />,
        why: "Counted in what a person sent, not in per cent of bytes.",
      },
      dont: {
        sample: <ProgressBar label="Veuillez patienter" value={90} />,
        why: "A bar that waits at 90 % for what no one measured: `value={null}` moves without promising.",
      },
    },
    {
      do: {
        sample: <ProgressBar label="Envoi de devis.pdf interrompu" value={40} outcome="failed" />,
        why: "How it ended is in the label too: the colour only helps.",
      },
      dont: {
        sample: <ProgressBar label="Profil" value={60} />,
        why: "A person’s own steps as the machine’s work: a Stepper states which ones are left.",
      },
    },
  ],
  writing: [
    ["The label is the work in progress, with its object", "«\u202fEnvoi de devis.pdf\u202f»"],
    ["At its end the label changes", "«\u202fdevis.pdf envoyé\u202f»"],
  ],
  long: (
    <ProgressBar
      label="Envoi de attestation-assurance-responsabilite-civile-professionnelle-2026.pdf"
      value={null}
    />
  ),
  rightToLeft: <ProgressBar label="إرسال الملف" value={40} />,
};
