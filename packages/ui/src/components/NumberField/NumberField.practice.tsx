import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { NumberField } from "./index.ts";

const ignore = () => {};
const Live = live(NumberField, 320);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Live label="Personnes nécessaires" value={2} min={1} max={12} onChange={ignore} />,
        why: "A small count between bounds: two presses are faster than a keyboard.",
      },
      dont: {
        sample: <Live label="Code postal" value={69_100} onChange={ignore} />,
        why: "A name made of digits: « + » makes the next town of it, and 01000 loses its zero. It is a TextField.",
      },
    },
    {
      do: {
        sample: <Live label="Durée" value={1.5} step={0.5} min={0.5} suffix="h" onChange={ignore} />,
        why: "The step is the one that people count in, the unit is read with the number.",
      },
      dont: {
        sample: <Live label="Surface" value={850} step={1} suffix="m²" onChange={ignore} />,
        why: "Hundreds, by one: the buttons are never the way. A TextField with `inputMode`, or a Slider.",
      },
    },
  ],
  writing: [
    ["The label counts what it names", "«\u202fPersonnes nécessaires\u202f»"],
    ["The unit short, after the number", "«\u202fh\u202f», «\u202fm²\u202f»"],
  ],
  long: (
    <Live
      label="Nombre de mètres linéaires de haie à tailler, des deux côtés"
      value={14}
      suffix="mètres"
      onChange={ignore}
      help="Une haie taillée des deux côtés compte deux fois sa longueur."
    />
  ),
  rightToLeft: <Live label="عدد الأشخاص" value={2} min={1} onChange={ignore} />,
};
