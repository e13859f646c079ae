import { displayText } from "@jobami/api/http/display-text";
import type { HourQuery } from "@jobami/api/planning/contract";
import { useWays } from "@jobami/api/planning/hooks";
import { Banner } from "@jobami/ui/Banner";
import { tightText } from "./copy.ts";

interface TightWaysProps {
  missionId: string;
  /** The hour as it would be proposed; null while it is not whole. */
  hour: HourQuery | null;
}

/** Warns, before an hour is proposed, where it leaves too little time for the way from or to another mission. */
export function TightWays({ missionId, hour }: TightWaysProps) {
  const ways = useWays(missionId, hour).data?.data ?? [];
  return ways.map((way) => (
    <Banner key={way.side} tone="warning" announce="polite" title={displayText(tightText(way))} />
  ));
}
