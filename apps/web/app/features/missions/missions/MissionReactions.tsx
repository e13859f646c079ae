import type { Mission } from "@jobami/api/missions/contract";
import { useMissionReactions } from "@jobami/api/missions/hooks";
import { Inline } from "@jobami/ui/layout/Inline";
import { text } from "@jobami/ui/styles";
import { ToggleButton } from "@jobami/ui/ToggleButton";
import { Heart, Megaphone } from "lucide-react";
import { matchingCopy, reactionCounts } from "./matching.copy.ts";
import { useReaction } from "./use-reaction.ts";

interface ReactionProps {
  id: string;
  kind: "like" | "recommend";
  isRead: boolean;
  count: number;
  isDisabled: boolean;
}

const icons = { like: Heart, recommend: Megaphone };

function Reaction({ id, kind, isRead, count, isDisabled }: ReactionProps) {
  const { isOn, toggle } = useReaction(id, kind, isRead);
  const Icon = icons[kind];
  const shown = count + Number(isOn) - Number(isRead);
  return (
    <ToggleButton
      size="small"
      icon={<Icon fill={isOn && kind === "like" ? "currentColor" : "none"} />}
      isPressed={isOn}
      isDisabled={isDisabled}
      onChange={toggle}
    >
      {shown > 0 ? `${matchingCopy[kind]} · ${shown}` : matchingCopy[kind]}
    </ToggleButton>
  );
}

/** What people declare of a mission with one press [MISS-23, MISS-24]; its owner reads how many did. */
export function MissionReactions({ mission, isOwn }: { mission: Mission; isOwn: boolean }) {
  const { id } = mission;
  const { data } = useMissionReactions(id);
  const known = data?.data;
  if (isOwn) {
    const counts = known === undefined ? null : reactionCounts(known);
    return counts === null ? null : <p className={text.soft}>{counts}</p>;
  }
  const isDisabled = known === undefined;
  return (
    <Inline gap={2}>
      <Reaction
        id={id}
        kind="like"
        isRead={known?.isLiked === true}
        count={known?.likes ?? 0}
        isDisabled={isDisabled}
      />
      <Reaction
        id={id}
        kind="recommend"
        isRead={known?.isRecommended === true}
        count={known?.recommendations ?? 0}
        isDisabled={isDisabled}
      />
    </Inline>
  );
}
