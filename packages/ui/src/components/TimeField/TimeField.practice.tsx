import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { TimeField } from "./index.ts";

const ignore = () => {};
const Live = live(TimeField, 320);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Live label="Heure d’arrivée" value="08:30" min="08:00" max="20:00" onChange={ignore} />,
        why: "An hour that both sides rely on; out of bounds the field states it.",
      },
      dont: {
        sample: <Live label="Moment de la journée" value={null} onChange={ignore} />,
        why: "Morning or evening would do: a RadioGroup, one press.",
      },
    },
    {
      do: {
        sample: <Live label="Début" value="14:00" onChange={ignore} help="Heure de Paris." />,
        why: "A clock of 24 hours; the zone is stated where both may not share it.",
      },
      dont: {
        sample: <Live label="Durée" value="01:30" onChange={ignore} />,
        why: "A duration is no time of day: a NumberField in hours.",
      },
    },
  ],
  writing: [["What happens then", "«\u202fHeure d’arrivée\u202f»"]],
  long: (
    <Live
      label="Heure à laquelle le gardien remet les clés du local technique"
      value="08:30"
      onChange={ignore}
      help="La loge est fermée entre midi et quatorze heures, sauf le mercredi."
    />
  ),
  rightToLeft: <Live label="ساعة الوصول" value="08:30" onChange={ignore} />,
};
