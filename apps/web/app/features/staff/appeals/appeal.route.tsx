import { type MetaFunction, useParams } from "react-router";
import { AppealScreen } from "../features/appeals/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.appeal.label, isPrivate: true });

export default function OneAppeal() {
  const { appealId = "" } = useParams();
  return <AppealScreen id={appealId} />;
}
