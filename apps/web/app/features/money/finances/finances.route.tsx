import { type MetaFunction, useSearchParams } from "react-router";
import { financesLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { FinancesScreen, readFinances } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: financesLabel, isPrivate: true });

export default function Finances() {
  const [params] = useSearchParams();
  const { user } = useSession();
  return <FinancesScreen search={readFinances(params, user?.user_type === "jobbeur" ? "recus" : "verses")} />;
}
