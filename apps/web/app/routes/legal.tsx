import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { legalTexts } from "../features/legal/content/texts.ts";
import { LegalScreen } from "../features/legal/LegalScreen.tsx";
import { isLegalPage, legalPages } from "../features/legal/legal-pages.ts";
import { pageWorld } from "../server/page-context.ts";
import { pageMeta } from "../shell/meta.ts";

/** The text that the address names, for the operator of this installation. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).pathname.replaceAll("/", "");
  if (!isLegalPage(page)) throw data(null, { status: 404 });
  return { page, sections: legalTexts[page](context.get(pageWorld).facts) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return [];
  const { title, subtitle } = legalPages[loaderData.page];
  return pageMeta(matches, { title, description: subtitle });
};

export default function LegalPage() {
  return <LegalScreen {...useLoaderData<typeof loader>()} />;
}
