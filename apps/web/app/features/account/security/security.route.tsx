import type { MetaFunction } from "react-router";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { SecurityScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Sécurité du compte", isPrivate: true });

export default function Security() {
  const { user, open } = useSession();
  return user === null ? null : <SecurityScreen user={user} onChanged={open} />;
}
