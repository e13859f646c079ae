import { type MetaFunction, useLoaderData } from "react-router";
import { faqQuestions } from "../features/faq/index.server.ts";
import { HelpScreen } from "../features/faq/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.support.label, isPrivate: true });

/** The questions travel as data: no script carries them. */
export function loader() {
  return { questions: faqQuestions };
}

export default function Support() {
  return <HelpScreen questions={useLoaderData<typeof loader>().questions} />;
}
