import { lazy, Suspense } from "react";
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { brandName, originOf, pageMeta, whenWanted } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { faqQuestions } from "../../help/faq/index.server.ts";
import { faqJsonLd, loadFaqSection } from "../../help/faq/index.ts";
import { landingView } from "./index.server.ts";
import { LandingScreen, loadLaterSections, siteJsonLd } from "./index.ts";

/** The help section is drawn by the server and taken over once a person is there. */
const FaqSection = lazy(whenWanted(loadFaqSection));

/** The questions travel as data: no script carries them. */
export async function loader(args: LoaderFunctionArgs) {
  return { questions: faqQuestions, view: await landingView(args) };
}

/** Who comes from another page finds the whole of this one at once, as the server draws it: the place that an address names, or where one was. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadLaterSections(), loadFaqSection()]);
  return data;
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Le coup de main d’à côté",
    description:
      "Trouvez près de chez vous quelqu’un pour bricoler, jardiner, garder ou enseigner, ou gagnez un revenu avec vos savoir-faire. Inscription gratuite.",
    data:
      loaderData === undefined
        ? []
        : [siteJsonLd(brandName(matches), originOf(matches)), faqJsonLd(loaderData.questions)],
  });

export default function Landing() {
  const { questions, view } = useLoaderData<typeof loader>();
  return (
    <>
      <LandingScreen isSignedIn={useSession().user !== null} view={view} />
      <Suspense fallback={null}>
        <FaqSection questions={questions} />
      </Suspense>
    </>
  );
}
