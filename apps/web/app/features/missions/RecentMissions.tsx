import { useMissions } from "@jobami/api/missions/hooks";
import { DataList } from "@jobami/ui/patterns/DataList";
import { link, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { MissionBone } from "./MissionBone.tsx";
import { MissionCard } from "./MissionCard.tsx";

/** The newest open missions of other people, and the way to all of them. */
export function RecentMissions() {
  const { data, error, mutate } = useMissions({ limit: 4, owner: "false" });
  return (
    <>
      <DataList
        label="Missions récentes"
        status={error ? "failed" : data ? "ready" : "loading"}
        items={data?.data ?? []}
        getKey={(mission) => mission.id}
        renderItem={(mission) => <MissionCard mission={mission} />}
        skeleton={<MissionBone />}
        onRetry={() => void mutate()}
        empty={<p className={text.soft}>Aucune mission ouverte pour le moment.</p>}
      />
      <p>
        <Link className={link} to="/dashboard/missions">
          Voir toutes les missions
        </Link>
      </p>
    </>
  );
}
