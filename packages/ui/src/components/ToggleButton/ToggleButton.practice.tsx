import { Heart, MapIcon } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { ToggleButton, type ToggleButtonProps } from "./index.ts";

function Live(props: Omit<ToggleButtonProps, "onChange">): ReactElement {
  const [isPressed, setPressed] = useState(props.isPressed);
  return <ToggleButton {...props} isPressed={isPressed} onChange={setPressed} />;
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live icon={<MapIcon size={20} />} isPressed>
            Carte
          </Live>
        ),
        why: "The text is what is on; pressed or not is in fill, edge and `aria-pressed`.",
      },
      dont: {
        sample: (
          <Live icon={<MapIcon size={20} />} isPressed>
            Masquer la carte
          </Live>
        ),
        why: "Pressed « Masquer la carte »: is it hidden, or will it be? Such a text belongs to a Button that changes its own.",
      },
    },
    {
      do: {
        sample: (
          <Live icon={<Heart size={20} />} isIconOnly isPressed={false}>
            Favori
          </Live>
        ),
        why: "Icon alone only where everybody knows it; the text is still read.",
      },
      dont: {
        sample: (
          <Inline gap={1}>
            <Live isPressed>Euros</Live>
            <Live isPressed={false}>Jobi</Live>
          </Inline>
        ),
        why: "One of two holds, but both can be pressed: a RadioGroup.",
      },
    },
  ],
  writing: [["A noun, the same in both states", "«\u202fCarte\u202f», «\u202fFavori\u202f»"]],
  long: (
    <Live isPressed icon={<MapIcon size={20} />}>
      Réparations d’électroménager reconditionné proches
    </Live>
  ),
  rightToLeft: (
    <Live isPressed icon={<MapIcon size={20} />}>
      الخريطة
    </Live>
  ),
};
