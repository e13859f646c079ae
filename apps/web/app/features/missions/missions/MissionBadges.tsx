import type { Mission } from "@jobami/api/missions/contract";
import { serviceLabels } from "@jobami/api/taxonomy";
import { Badge } from "@jobami/ui/Badge";
import { Inline } from "@jobami/ui/layout/Inline";
import { Zap } from "lucide-react";
import { ServiceIcon } from "../../../entities/service/index.ts";
import { hiddenCopy } from "./moderated.copy.ts";

/** Service and urgency; how a mission stands is what its card states. */
export function MissionBadges({ mission }: { mission: Mission }) {
  const { category, subcategory } = serviceLabels(mission.category, mission.subcategory);
  return (
    <Inline gap={2}>
      <Badge icon={<ServiceIcon category={mission.category} />}>
        {category} · {subcategory}
      </Badge>
      {mission.isUrgent && (
        <Badge tone="accent" icon={<Zap size={16} strokeWidth={1.75} />}>
          Urgent
        </Badge>
      )}
      {mission.isHidden && <Badge tone="danger">{hiddenCopy.badge}</Badge>}
    </Inline>
  );
}
