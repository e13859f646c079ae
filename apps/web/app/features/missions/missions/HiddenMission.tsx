import { Banner } from "@jobami/ui/Banner";
import { hiddenCopy } from "./moderated.copy.ts";

/** Informs those who still see it that moderators took a mission away. */
export function HiddenMission() {
  return (
    <Banner tone="warning" title={hiddenCopy.title}>
      {hiddenCopy.detail}
    </Banner>
  );
}
