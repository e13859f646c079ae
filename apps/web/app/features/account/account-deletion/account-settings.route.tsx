import type { MetaFunction } from "react-router";
import { accountSettingsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { LeavingScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: accountSettingsLabel, isPrivate: true });

/** What a person takes along, a pause, and the way out. */
export default function AccountSettings() {
  const { user } = useSession();
  return user === null ? null : <LeavingScreen email={user.email} />;
}
