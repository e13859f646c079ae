import { useSession } from "../../../platform/session/index.ts";
import { HomeScreen } from "./index.ts";

export default function DashboardHome() {
  const { user } = useSession();
  return user === null ? null : <HomeScreen user={user} />;
}
