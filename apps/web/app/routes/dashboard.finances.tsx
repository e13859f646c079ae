import { type MetaFunction, useSearchParams } from "react-router";
import { FinancesScreen, readFinances } from "../features/finances/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";
import { useSession } from "../platform/session/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.finances.label, isPrivate: true });

export default function Finances() {
  const [params] = useSearchParams();
  const { user } = useSession();
  return <FinancesScreen search={readFinances(params, user?.user_type === "jobbeur" ? "recus" : "verses")} />;
}
