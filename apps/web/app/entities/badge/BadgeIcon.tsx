import type { BadgeKey } from "@jobami/api/quality/badges";
import { BadgeCheck, type LucideIcon, Medal, Sprout, Star, Trophy, UserRoundCheck, Zap } from "lucide-react";

const icons: Record<BadgeKey, LucideIcon> = {
  verified: BadgeCheck,
  profile: UserRoundCheck,
  first: Sprout,
  five: Medal,
  twentyFive: Trophy,
  quick: Zap,
  rated: Star,
};

interface BadgeIconProps {
  badge: BadgeKey;
  /** In pixels. */
  size?: number;
}

/** The sign of a badge; its name stands beside it. */
export function BadgeIcon({ badge, size = 16 }: BadgeIconProps) {
  const Icon = icons[badge];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
