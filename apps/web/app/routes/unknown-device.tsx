import type { SubmissionView } from "@jobami/machines/submission";
import { type MetaFunction, useSearchParams } from "react-router";
import { type DisownProblem, UnknownDevicePage } from "../features/devices/index.ts";
import { publicPages } from "../pages.ts";
import { usePosted } from "../platform/forms/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: publicPages.unknownDevice.label, isPrivate: true });

/** The button, pressed without scripts. */
export { disownAction as action } from "../features/devices/index.server.ts";

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
