import { type MetaFunction, useSearchParams } from "react-router";
import { ClientsScreen, readClientSearch } from "../features/relations/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.clients.label, isPrivate: true });

export default function Clients() {
  const [params] = useSearchParams();
  return <ClientsScreen search={readClientSearch(params)} />;
}
