import { type MetaFunction, useNavigate, useSearchParams } from "react-router";
import { consentsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ConsentRegisterScreen, readRegisterSearch, registerSearchPath } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: consentsLabel, isPrivate: true });

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
