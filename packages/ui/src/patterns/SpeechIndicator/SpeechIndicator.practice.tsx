import type { Practice } from "../../practice.ts";
import { SpeechIndicator } from "./index.ts";

const ignore = () => {};
const acts = { onPause: ignore, onResume: ignore, onSkip: ignore, onStop: ignore };

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <SpeechIndicator
            {...acts}
            status="reading"
            text="Tailler une haie de thuyas à Villeurbanne"
            waiting={2}
          />
        ),
        why: "The text that is heard, so that one can follow it and find it again.",
      },
      dont: {
        sample: <SpeechIndicator {...acts} status="reading" text="mission-4821-titre" waiting={0} />,
        why: "What is heard and what is seen differ: it is the text, not where it comes from.",
      },
    },
    {
      do: {
        sample: (
          <SpeechIndicator
            {...acts}
            status="paused"
            text="Tailler une haie de thuyas à Villeurbanne"
            waiting={0}
          />
        ),
        why: "Paused, it stays: the way back into the text is here.",
      },
      dont: {
        sample: <SpeechIndicator {...acts} status="reading" text="" waiting={0} />,
        why: "A bar while nothing is read: unmount it, or it is one more thing over the page.",
      },
    },
  ],
  writing: [["The text as it is spoken, whole", "«\u202fTailler une haie de thuyas à Villeurbanne\u202f»"]],
  long: (
    <SpeechIndicator
      {...acts}
      status="reading"
      waiting={12}
      text="L’attestation d’assurance responsabilité civile professionnelle complémentaire est vérifiée sous deux jours ouvrés, anticonstitutionnellement au plus."
    />
  ),
  rightToLeft: <SpeechIndicator {...acts} status="reading" waiting={0} text="تقليم سياج في ليون" />,
};
