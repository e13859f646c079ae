import { type MetaFunction, useLoaderData } from "react-router";
import { HelpScreen } from "../features/faq/HelpScreen.tsx";
import { faqQuestions } from "../features/faq/questions.ts";
import { pageMeta } from "../shell/meta.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Aide", isPrivate: true });

/** The questions travel as data: no script carries them. */
export function loader() {
  return { questions: faqQuestions };
}

export default function Support() {
  return <HelpScreen questions={useLoaderData<typeof loader>().questions} />;
}
