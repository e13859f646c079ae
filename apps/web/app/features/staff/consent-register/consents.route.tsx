import { type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { ConsentRegisterScreen, readRegisterSearch, registerSearchPath } from "../features/staff/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.consents.label, isPrivate: true });

export default function Consents() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ConsentRegisterScreen
      search={readRegisterSearch(params)}
      onSearch={(next) => navigate(registerSearchPath(next), { preventScrollReset: true })}
    />
  );
}
