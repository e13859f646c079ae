import { type MetaFunction, useLoaderData } from "react-router";
import { supportLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { faqQuestions } from "./index.server.ts";
import { HelpScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: supportLabel, isPrivate: true });

/** The questions travel as data: no script carries them. */
export function loader() {
  return { questions: faqQuestions };
}

export default function Support() {
  return <HelpScreen questions={useLoaderData<typeof loader>().questions} />;
}
