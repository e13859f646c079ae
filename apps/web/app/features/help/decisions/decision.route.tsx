import { type MetaFunction, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { decisionLabel } from "../../../generated/paths.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { decisionLinkAction, decisionLinkLoader } from "../../appeals/index.server.ts";
import { DecisionLinkPage, type LinkedAppealView } from "../../appeals/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: decisionLabel, isPrivate: true });

export const loader = decisionLinkLoader;

/** The appeal, sent without scripts. */
export const action = decisionLinkAction;

export default function Decision() {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <DecisionLinkPage
      opened={useLoaderData<typeof loader>()}
      token={query.get("token") ?? ""}
      onRetry={() => void revalidate()}
      posted={usePosted<LinkedAppealView>()}
    />
  );
}
