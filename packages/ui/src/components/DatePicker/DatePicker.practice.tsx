import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { DatePicker } from "./index.ts";

const ignore = () => {};
const Live = live(DatePicker, 320);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Date souhaitée"
            value={null}
            min="2026-11-30"
            onChange={ignore}
            help="Au plus tôt demain."
          />
        ),
        why: "A day that one searches for among others: the month is there, the past struck out.",
      },
      dont: {
        sample: <Live label="Date de naissance" value={null} onChange={ignore} />,
        why: "Four hundred months to leaf through: a DateField is typed.",
      },
    },
    {
      do: {
        sample: <Live label="Date souhaitée" value="2026-11-29" min="2026-11-30" onChange={ignore} />,
        why: "Out of reach, the field states which days there are.",
      },
      dont: {
        sample: <Live label="Date souhaitée" value="2026-11-29" onChange={ignore} error="Date invalide." />,
        why: "The day is valid, only not to be had: without `min` neither the field nor the month can state it.",
      },
    },
  ],
  writing: [
    [
      "The label is a noun, the help the bounds",
      "«\u202fDate souhaitée\u202f», «\u202fAu plus tôt demain.\u202f»",
    ],
  ],
  long: (
    <Live
      label="Jour du rendez-vous pour l’état des lieux contradictoire de sortie"
      value="2026-12-28"
      onChange={ignore}
      help="Le propriétaire, le locataire et le jobbeur doivent tous trois être disponibles."
    />
  ),
  rightToLeft: <Live label="التاريخ" value="2026-12-28" onChange={ignore} />,
};
