import { type MetaFunction, useParams } from "react-router";
import { userAccountLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { PersonScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: userAccountLabel, isPrivate: true });

export default function UserAccount() {
  const { userId = "" } = useParams();
  return <PersonScreen userId={userId} />;
}
