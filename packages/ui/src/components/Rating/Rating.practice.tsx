import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { Rating, Stars } from "./index.ts";

const ignore = () => {};
const Live = live(Rating);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Live label={"Comment s’est passée la mission\u202f?"} value={null} onChange={ignore} />,
        why: "None is chosen: the first star is the person’s. Each has its meaning as text.",
      },
      dont: {
        sample: <Live label="Note" value={5} onChange={ignore} />,
        why: "Five beforehand: most leave it, and the average is worth nothing.",
      },
    },
    {
      do: {
        sample: <Stars value={4.8} count={86} />,
        why: "To be read: an average with its decimal, and of how many.",
      },
      dont: {
        sample: <Rating label="Note de Karim" name="practice-lu" value={5} onChange={ignore} isDisabled />,
        why: "A control that no one can use, to show an average without its decimal or its count.",
      },
    },
  ],
  writing: [
    [
      "The question is about what was lived, not about the scale",
      "«\u202fComment s’est passée la mission\u202f?\u202f»",
    ],
    [
      "Meanings go from worst to best in one form",
      "«\u202fDécevant\u202f», «\u202fCorrect\u202f», «\u202fBien\u202f»",
    ],
  ],
  long: (
    <Live
      label={"Comment s’est passée la réparation d’électroménager reconditionné\u202f?"}
      value={4}
      onChange={ignore}
      labels={["Très décevant", "Décevant", "Correct", "Anticonstitutionnellement satisfaisant", "Parfait"]}
      help="Votre avis est public, avec votre prénom."
    />
  ),
  rightToLeft: (
    <Live label="كيف كانت المهمة؟" value={4} onChange={ignore} labels={["١", "٢", "٣", "جيد", "ممتاز"]} />
  ),
};
