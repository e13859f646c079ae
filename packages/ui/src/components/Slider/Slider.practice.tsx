import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { Slider, type Span } from "./index.ts";

const ignore = () => {};
const Live = live(Slider<number | Span>, 420);
const kilometres = { style: "unit", unit: "kilometer" } as const;
const euros = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Live label="Rayon" value={10} min={1} max={50} format={kilometres} onChange={ignore} />,
        why: "« About ten » is good enough, and both ends are plain.",
      },
      dont: {
        sample: (
          <Live
            label="Montant de la facture"
            value={142}
            min={0}
            max={5000}
            format={euros}
            onChange={ignore}
          />
        ),
        why: "An exact amount: a pixel is twelve euros. It is a MoneyField.",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Budget"
            value={[40, 120]}
            min={0}
            max={300}
            step={10}
            format={euros}
            onChange={ignore}
            thumbLabels={["Budget minimum", "Budget maximum"]}
          />
        ),
        why: "Steps that people name, and each thumb by its name.",
      },
      dont: {
        sample: <Live label="Étoiles" value={3} min={1} max={5} onChange={ignore} />,
        why: "Five values, and an opinion: a Rating gives each its meaning.",
      },
    },
  ],
  writing: [
    ["The value has its unit", "«\u202f10 km\u202f», «\u202f40\u00a0€\u202f»"],
    ["The label without « à déplacer » or « choisissez »", "«\u202fRayon\u202f»"],
  ],
  long: (
    <Live
      label="Distance maximale entre votre logement et celui du jobbeur"
      value={42}
      min={1}
      max={50}
      format={kilometres}
      onChange={ignore}
      help="À vol d’oiseau, depuis le centre de votre commune."
    />
  ),
  rightToLeft: <Live label="المسافة" value={12} min={1} max={50} format={kilometres} onChange={ignore} />,
};
