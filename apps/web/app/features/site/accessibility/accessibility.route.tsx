import { type MetaFunction, useLoaderData } from "react-router";
import { accessibilityLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { statementOf } from "./index.server.ts";
import { AccessibilityScreen, accessibilityCopy } from "./index.ts";

/** What the table of criteria comes to: the table itself stays on the server. */
export const loader = () => statementOf();

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: accessibilityLabel, description: accessibilityCopy.description });

export default function Accessibility() {
  return <AccessibilityScreen statement={useLoaderData<typeof loader>()} />;
}
