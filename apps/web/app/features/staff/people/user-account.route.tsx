import { type MetaFunction, useParams } from "react-router";
import { PersonScreen } from "../features/people/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.userAccount.label, isPrivate: true });

export default function UserAccount() {
  const { userId = "" } = useParams();
  return <PersonScreen userId={userId} />;
}
