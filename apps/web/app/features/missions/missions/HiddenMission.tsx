import { Banner } from "@jobami/ui/Banner";
import { hiddenWords } from "./missions.copy.ts";

/** Says to those who still see it that moderators took a mission away. */
export function HiddenMission() {
  return (
    <Banner tone="warning" title={hiddenWords.title}>
      {hiddenWords.detail}
    </Banner>
  );
}
