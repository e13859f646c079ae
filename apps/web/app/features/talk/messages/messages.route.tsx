import { type MetaFunction, useParams } from "react-router";
import { messagesLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { MessagesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messagesLabel, isPrivate: true });

export default function Messages() {
  const { id = null } = useParams();
  const { user } = useSession();
  return user === null ? null : <MessagesScreen user={user} openId={id} />;
}
