import { type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { MissionsScreen } from "../features/missions/MissionsScreen.tsx";
import { missionSearchPath, readMissionSearch } from "../features/missions/mission-search.ts";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Missions", isPrivate: true });

export default function Missions() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MissionsScreen
      search={readMissionSearch(params)}
      onSearch={(search) => void navigate(missionSearchPath(search), { preventScrollReset: true })}
    />
  );
}
