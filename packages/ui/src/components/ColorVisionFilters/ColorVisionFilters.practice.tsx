import { CircleCheck, CircleX, Clock } from "lucide-react";
import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { Badge } from "../Badge/index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Inline gap={2}>
            <Badge tone="success" icon={<CircleCheck />}>
              Acceptée
            </Badge>
            <Badge tone="danger" icon={<CircleX />}>
              Refusée
            </Badge>
          </Inline>
        ),
        why: "Text and shape carry the meaning: the filters make it easier, no one depends on them.",
      },
      dont: {
        sample: (
          <Inline gap={2}>
            <Badge tone="success">Réponse</Badge>
            <Badge tone="danger">Réponse</Badge>
          </Inline>
        ),
        why: "One text in two colours: in `monochrome` both are the same grey, and most people never find the setting.",
      },
    },
  ],
  writing: [
    [
      "Its setting names what is seen, then the medical term",
      "«\u202fVert et rouge se confondent (deutéranopie)\u202f»",
    ],
  ],
  long: (
    <Badge tone="warning" icon={<Clock />}>
      En attente de vérification par l’équipe
    </Badge>
  ),
  rightToLeft: (
    <Badge tone="success" icon={<CircleCheck />}>
      مقبول
    </Badge>
  ),
};
