import { Button } from "../../components/Button/index.ts";
import type { Practice } from "../../practice.ts";
import { CooldownButton } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <CooldownButton label="Envoyer un autre code" secondsLeft={45} variant="secondary" />,
        why: "It stays where it is with its name; how long it rests is stated beside.",
      },
      dont: {
        sample: (
          <Button variant="secondary" isDisabled>
            Envoyer un autre code
          </Button>
        ),
        why: "Disabled without a reason: no key reaches it, and no one knows whether to wait.",
      },
    },
    {
      do: {
        sample: <CooldownButton label="Envoyer un autre code" secondsLeft={0} variant="secondary" />,
        why: "Before the first use it does not rest.",
      },
      dont: {
        sample: <CooldownButton label="Enregistrer" secondsLeft={30} />,
        why: "A wait that protects nothing: a save is held only while it runs, by `isPending`.",
      },
    },
  ],
  writing: [
    [
      "The command alone: the wait is added by itself",
      "«\u202fEnvoyer un autre code\u202f» «\u202fdans 45 s\u202f»",
    ],
  ],
  long: (
    <CooldownButton
      label="Demander une nouvelle vérification de l’attestation d’assurance"
      secondsLeft={3600}
      variant="secondary"
    />
  ),
  rightToLeft: (
    <CooldownButton
      label="إرسال رمز آخر"
      secondsLeft={45}
      variant="secondary"
      labels={{ wait: (wait) => `خلال ${wait}` }}
    />
  ),
};
