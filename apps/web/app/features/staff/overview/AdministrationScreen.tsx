import { useAdministration } from "@jobami/api/staff/hooks";
import { accountFigures, Figures, RequireStaff, words } from "../frame/index.ts";
import { Overview } from "./Overview.tsx";

/** /admin: what waits for administrators [ADM-36, ROLE-11]. */
export function AdministrationScreen() {
  return (
    <RequireStaff needs="jobpadm">
      <Administration />
    </RequireStaff>
  );
}

function Administration() {
  return (
    <Overview
      title={words.administration}
      reading={useAdministration()}
      journal={{ title: words.journal, empty: words.noActs }}
      figures={(data) => <Figures title={words.accounts} labels={accountFigures} counts={data.accounts} />}
    />
  );
}
