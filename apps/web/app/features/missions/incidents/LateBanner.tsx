import { displayText } from "@jobami/api/http/display-text";
import { zoneOf } from "@jobami/api/places/zones";
import { timeIn } from "@jobami/api/planning/time";
import type { MissionIncident } from "@jobami/api/progress/contract";
import { Banner } from "@jobami/ui/Banner";
import { timeText, whoseHour } from "../../../entities/hour/index.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { lateText } from "./copy.ts";

interface LateBannerProps {
  late: NonNullable<MissionIncident["late"]>;
  /** INSEE code of the commune whose clocks count. */
  placeCode: string;
  side: "client" | "jobbeur";
  other: string;
}

/** That one of the two is late, and when they come; spoken as it comes. */
export function LateBanner({ late, placeCode, side, other }: LateBannerProps) {
  const reader = useOwnZone();
  const at = Date.parse(late.expectedAt);
  const whose = whoseHour(placeCode, at, reader);
  const time = timeText(timeIn(zoneOf(placeCode), at));
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={lateText(late, { side, other, time: whose === null ? time : `${time}, ${whose}` })}
    >
      {late.note !== "" && displayText(late.note)}
    </Banner>
  );
}
