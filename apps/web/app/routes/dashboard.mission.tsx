import { type MetaFunction, useParams, useSearchParams } from "react-router";
import { MissionScreen } from "../features/missions/MissionScreen.tsx";
import { JobbeurProposal, OwnerProposals } from "../features/negotiation/MissionProposals.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Mission", isPrivate: true });

export default function Mission() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <MissionScreen
      key={id}
      id={id}
      renderAside={(mission) => {
        if (mission.owner.id === user.id)
          return <OwnerProposals mission={mission} chosenId={params.get("proposition")} />;
        return user.user_type === "jobbeur" ? (
          <JobbeurProposal mission={mission} jobbeurId={user.id} />
        ) : null;
      }}
    />
  );
}
