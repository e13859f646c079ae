import type { WithdrawalView } from "@jobami/machines/money/withdrawal";
import { type MetaFunction, useLoaderData } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { withdrawalLoader } from "./index.server.ts";
import { WithdrawalScreen, withdrawalCopy } from "./index.ts";

/** The forms, sent without scripts. */
export { withdrawalAction as action } from "./index.server.ts";

export const loader = withdrawalLoader;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: withdrawalCopy.title, description: withdrawalCopy.description });

export const handle = { isQuiet: true };

export default function Withdrawal() {
  const { contracts, asked } = useLoaderData<typeof loader>();
  return (
    <WithdrawalScreen contracts={contracts} asked={asked} posted={usePosted<Partial<WithdrawalView>>()} />
  );
}
