import { type MetaFunction, useLoaderData, useSearchParams } from "react-router";
import { decisionLabel } from "../../../generated/paths.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { decisionLinkAction, decisionLinkLoader } from "./index.server.ts";
import { DecisionLinkPage, type LinkedAppealView } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: decisionLabel, isPrivate: true });

export const loader = decisionLinkLoader;

/** The appeal, sent without scripts. */
export const action = decisionLinkAction;

export const handle = { isQuiet: true };

export default function Decision() {
  const [query] = useSearchParams();
  return (
    <DecisionLinkPage
      opened={useLoaderData<typeof loader>()}
      token={query.get("token") ?? ""}
      posted={usePosted<LinkedAppealView>()}
    />
  );
}
