import { useAdministration } from "@jobami/api/staff/hooks";
import { accountFigures, copy, Figures, RequireStaff } from "../frame/index.ts";
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
      title={copy.administration}
      reading={useAdministration()}
      journal={{ title: copy.journal, empty: copy.noActs }}
      figures={(data) => <Figures title={copy.accounts} labels={accountFigures} counts={data.accounts} />}
    />
  );
}
