import type { MetaFunction } from "react-router";
import { SecurityScreen } from "../features/account/SecurityScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Sécurité du compte", isPrivate: true });

export default function Security() {
  const { user, open } = useSession();
  return user === null ? null : <SecurityScreen user={user} onChanged={open} />;
}
