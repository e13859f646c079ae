import { type MetaFunction, useParams } from "react-router";
import { missionEditingLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { EditingScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: missionEditingLabel, isPrivate: true });

export default function EditMission() {
  const { id = "" } = useParams();
  const { user } = useSession();
  return user === null ? null : <EditingScreen key={id} id={id} userId={user.id} />;
}
