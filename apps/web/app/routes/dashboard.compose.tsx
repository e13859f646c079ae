import type { MetaFunction } from "react-router";
import { ComposerScreen } from "../features/composer/ComposerScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Publier une mission", isPrivate: true });

export default function Compose() {
  const { user } = useSession();
  return user === null ? null : <ComposerScreen userId={user.id} />;
}
