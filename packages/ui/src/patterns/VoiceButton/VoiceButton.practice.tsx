import type { Practice } from "../../practice.ts";
import { VoiceButton } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <VoiceButton state="listening" onPress={ignore} tooltip="Je vous écoute…" />,
        why: "While it hears, icon, text and description all state it: an open microphone is never a surprise.",
      },
      dont: {
        sample: (
          <VoiceButton
            state="listening"
            onPress={ignore}
            labels={{ listening: { label: "Vocal", description: "Commandes vocales." } }}
          />
        ),
        why: "The text at rest while it listens: the colour alone states that it hears.",
      },
    },
    {
      do: {
        sample: <VoiceButton state="unavailable" onPress={ignore} />,
        why: "Not there, it stays to be pressed again: the description states so.",
      },
      dont: {
        sample: (
          <VoiceButton
            state="idle"
            onPress={ignore}
            tooltip={"Nouveau\u202f! Essayez la commande vocale pour publier une mission"}
          />
        ),
        why: "An advertisement in the bubble that states what the microphone does.",
      },
    },
  ],
  writing: [
    [
      "One term on the button, two sentences read out",
      "«\u202fParlez\u202f», «\u202fLe micro est ouvert. Appuyez pour le fermer.\u202f»",
    ],
  ],
  long: (
    <VoiceButton
      state="idle"
      onPress={ignore}
      labels={{ idle: { label: "Commandes vocales", description: "Appuyez puis parlez." } }}
    />
  ),
  rightToLeft: (
    <VoiceButton
      state="idle"
      onPress={ignore}
      labels={{ idle: { label: "صوت", description: "اضغط ثم تحدث." } }}
    />
  ),
};
