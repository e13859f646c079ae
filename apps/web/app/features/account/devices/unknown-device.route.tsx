import type { SubmissionView } from "@jobami/machines/submission";
import { type MetaFunction, useSearchParams } from "react-router";
import { unknownDeviceLabel } from "../../../generated/paths.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { type DisownProblem, UnknownDevicePage } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: unknownDeviceLabel, isPrivate: true });

/** The button, pressed without scripts. */
export { disownAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function UnknownDevice() {
  const [query] = useSearchParams();
  return (
    <UnknownDevicePage
      token={query.get("token") ?? ""}
      posted={usePosted<Partial<SubmissionView<DisownProblem>>>()}
    />
  );
}
