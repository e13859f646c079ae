import type { MetaFunction } from "react-router";
import { LeavingScreen } from "../features/account-deletion/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.accountSettings.label, isPrivate: true });

/** What a person takes along, a pause, and the way out. */
export default function AccountSettings() {
  const { user } = useSession();
  return user === null ? null : <LeavingScreen email={user.email} />;
}
