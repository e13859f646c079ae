import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { MoneyField } from "./index.ts";

const ignore = () => {};
const Live = live(MoneyField, 320);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Votre prix"
            value={60}
            onChange={ignore}
            help={"Karim verra 60\u00a0€, service compris."}
          />
        ),
        why: "The unit stands in the field and is read with it: only the number is typed.",
      },
      dont: {
        sample: <Live label="Votre prix (€)" value={60} onChange={ignore} placeholder="60 €" />,
        why: "The unit three times; with the placeholder gone, was it in cents?",
      },
    },
    {
      do: {
        sample: (
          <Live
            label="Votre prix"
            value={2}
            onChange={ignore}
            error={"5\u00a0€ au moins\u00a0: c’est le prix minimal d’une mission."}
          />
        ),
        why: "The error states the bound and what it is of.",
      },
      dont: {
        sample: <Live label="Nombre de personnes" value={2} onChange={ignore} />,
        why: "A count with a euro sign: a NumberField has a unit of its own, and steps.",
      },
    },
  ],
  writing: [
    ["The label names whose amount it is", "«\u202fVotre prix\u202f», «\u202fMontant de la facture\u202f»"],
    ["Bounds with their unit", "«\u202f5\u00a0€ au moins\u202f»"],
  ],
  long: (
    <Live
      label="Montant de la caution demandée pour le matériel prêté"
      value={12_345.6}
      onChange={ignore}
      help="Elle est rendue dans les deux jours qui suivent la restitution du matériel."
    />
  ),
  rightToLeft: <Live label="السعر" value={60} onChange={ignore} />,
};
