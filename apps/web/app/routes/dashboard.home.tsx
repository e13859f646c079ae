import { HomeScreen } from "../features/home/index.ts";
import { useSession } from "../platform/session/index.ts";

export default function DashboardHome() {
  const { user } = useSession();
  return user === null ? null : <HomeScreen user={user} />;
}
