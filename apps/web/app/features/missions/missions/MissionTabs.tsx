import { matchingListPath } from "../../../paths.ts";
import { LinkTabs } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { type MissionSearch, missionSearchPath, wholeList } from "./mission-search.ts";
import { copy } from "./missions.copy.ts";

interface MissionTabsProps {
  current: MissionSearch["view"] | "correspondantes";
  /** What is looked for stays so in the other list. */
  search?: MissionSearch;
}

/** The lists of missions: open ones, those that suit a jobbeur, one's own. */
export function MissionTabs({ current, search = wholeList }: MissionTabsProps) {
  const { user } = useSession();
  const tab = (view: MissionSearch["view"]) => ({
    to: missionSearchPath({ ...search, view, page: 1 }),
    label: copy.tabs[view],
    isCurrent: view === current,
  });
  const matching = {
    to: matchingListPath(),
    label: copy.tabs.correspondantes,
    isCurrent: current === "correspondantes",
  };
  const isJobbeur = user?.user_type === "jobbeur";
  return (
    <LinkTabs
      label="Missions montrées"
      tabs={[tab("ouvertes"), ...(isJobbeur ? [matching] : []), tab("mes")]}
    />
  );
}
