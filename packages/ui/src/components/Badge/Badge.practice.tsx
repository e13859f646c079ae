import { CircleCheck, Clock, Zap } from "lucide-react";
import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { Badge } from "./Badge.tsx";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Inline gap={2}>
            <Badge tone="success" icon={<CircleCheck />}>
              Vérifié
            </Badge>
            <Badge tone="warning" icon={<Clock />}>
              Expire demain
            </Badge>
          </Inline>
        ),
        why: "The word carries the meaning; colour and icon only help.",
      },
      dont: {
        sample: (
          <Inline gap={2}>
            <Badge tone="success">●</Badge>
            <Badge tone="warning">●</Badge>
          </Inline>
        ),
        why: "Two dots that one man in twelve sees as one.",
      },
    },
    {
      do: {
        sample: (
          <Inline gap={2}>
            <Badge tone="accent" icon={<Zap />}>
              Urgent
            </Badge>
            <Badge>Jardinage</Badge>
          </Inline>
        ),
        why: "`accent` once a view, beside a neutral category.",
      },
      dont: {
        sample: (
          <Inline gap={2}>
            <Badge tone="accent">Urgent</Badge>
            <Badge tone="accent">Nouveau</Badge>
            <Badge tone="accent">Jardinage</Badge>
          </Inline>
        ),
        why: "Where everything stands out, nothing does.",
      },
    },
  ],
  writing: [
    ["One or two terms, an adjective or a participle", "«\u202fVérifiée\u202f», «\u202fEn attente\u202f»"],
    ["It agrees with what it stands beside", "«\u202fMission annulée\u202f», «\u202fCompte vérifié\u202f»"],
    ["Not a command", "«\u202fÀ confirmer\u202f», not «\u202fConfirmez\u202f»"],
  ],
  long: <Badge>Réparation d’électroménager reconditionné</Badge>,
  rightToLeft: (
    <Inline gap={2}>
      <Badge tone="success" icon={<CircleCheck />}>
        تم التحقق
      </Badge>
      <Badge>بستنة</Badge>
    </Inline>
  ),
};
