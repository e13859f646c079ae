import type { Practice } from "../../practice.ts";
import { drawnAddress, gateDrawing } from "../../testing/drawn-pictures.ts";
import { BeforeAfter } from "./index.ts";

const drawn = (hedge: string) =>
  drawnAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#cfe6ee" d="M0 0h4v3H0z"/><path fill="#8fa66b" d="M0 2.4h4V3H0z"/>${hedge}</svg>`,
  );
const wild = drawn('<path fill="#2f6b45" d="M.2 2.5V1.1l.5-.5.4.4.5-.7.5.6.6-.5.4.7.6-.3.3.5v1.2z"/>');
const trimmed = drawn('<path fill="#3f8b58" d="M.2 2.5V1.2h3.6v1.3z"/>');
const gate = drawnAddress(gateDrawing);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <BeforeAfter title="Haie de thuyas, 14 m" before={{ src: wild }} after={{ src: trimmed }} />,
        why: "The same hedge from the same spot: the work is all that differs.",
      },
      dont: {
        sample: <BeforeAfter title="Photos" before={{ src: gate }} after={{ src: trimmed }} />,
        why: "Two places: nothing can be compared, and « Photos, avant » describes neither.",
      },
    },
    {
      do: {
        sample: <BeforeAfter title="Haie de thuyas, 14 m" after={{ src: trimmed, href: trimmed }} />,
        why: "Without a picture from before it is one picture, without a moment.",
      },
      dont: {
        sample: (
          <BeforeAfter title="Haie de thuyas, 14 m" before={{ src: trimmed }} after={{ src: trimmed }} />
        ),
        why: "The same picture twice to fill the pair promises a change that no one can find.",
      },
    },
  ],
  writing: [["The title names the work and its size, not the picture", "«\u202fHaie de thuyas, 14 m\u202f»"]],
  long: (
    <BeforeAfter
      title="Rénovation de la terrasse en bois composite, ponçage et traitement compris"
      before={{ src: wild }}
      after={{ src: trimmed }}
    />
  ),
  rightToLeft: (
    <BeforeAfter
      title="سياج بطول 14 مترًا"
      before={{ src: wild }}
      after={{ src: trimmed }}
      labels={{ before: "قبل", after: "بعد", named: (title, moment) => `${title}، ${moment}` }}
    />
  ),
};
