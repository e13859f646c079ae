import { WelcomeScreen } from "../features/account/WelcomeScreen.tsx";
import { useSession } from "../world/session.ts";

export default function DashboardHome() {
  const { user } = useSession();
  return user === null ? null : <WelcomeScreen user={user} />;
}
