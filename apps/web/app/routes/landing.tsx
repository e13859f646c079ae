import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { faqJsonLd } from "../features/faq/json-ld.ts";
import { faqQuestions } from "../features/faq/questions.ts";
import { LandingScreen } from "../features/landing/LandingScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useSession } from "../world/session.ts";

/** The help section is drawn by the server and taken over after the first paint. */
const FaqSection = lazy(async () => ({
  default: (await import("../features/faq/FaqSection.tsx")).FaqSection,
}));

/** The questions travel as data: no script carries them. */
export function loader() {
  return { questions: faqQuestions };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Le coup de main d’à côté",
    description:
      "Trouvez près de chez vous quelqu’un pour bricoler, jardiner, garder, déménager ou enseigner, ou gagnez un revenu avec vos savoir-faire. Inscription gratuite, aucune commission.",
  }),
  ...(loaderData === undefined ? [] : [{ "script:ld+json": faqJsonLd(loaderData.questions) }]),
];

export default function Landing() {
  const { questions } = useLoaderData<typeof loader>();
  return (
    <>
      <LandingScreen isSignedIn={useSession().user !== null} />
      <Suspense fallback={null}>
        <FaqSection questions={questions} />
      </Suspense>
    </>
  );
}
