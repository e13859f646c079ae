import { HomeScreen } from "../features/home/HomeScreen.tsx";
import { RecentMissions } from "../features/missions/RecentMissions.tsx";
import { WaitingProposals } from "../features/negotiation/WaitingProposals.tsx";
import { useSession } from "../world/session.ts";

export default function DashboardHome() {
  const { user } = useSession();
  return user === null ? null : (
    <HomeScreen user={user} waiting={<WaitingProposals />} missions={<RecentMissions />} />
  );
}
