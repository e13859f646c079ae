import { type MetaFunction, useParams } from "react-router";
import { MessagesScreen } from "../features/messages/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.messages.label, isPrivate: true });

export default function Messages() {
  const { id = null } = useParams();
  const { user } = useSession();
  return user === null ? null : <MessagesScreen user={user} openId={id} />;
}
