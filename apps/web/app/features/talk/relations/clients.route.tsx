import { type MetaFunction, useSearchParams } from "react-router";
import { clientsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ClientsScreen, readClientSearch } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: clientsLabel, isPrivate: true });

export default function Clients() {
  const [params] = useSearchParams();
  return <ClientsScreen search={readClientSearch(params)} />;
}
