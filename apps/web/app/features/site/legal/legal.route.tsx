import { Container } from "@jobami/ui/Container";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageContext, pageMeta } from "../../../platform/page/index.ts";
import { CookieChoice } from "../../account/consents/index.ts";
import { legalTexts } from "./index.server.ts";
import { isLegalPage, LegalScreen, legalPages } from "./index.ts";

/** The text that the address names, for the operator of this installation. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const page = url.pathname.replaceAll("/", "");
  if (!isLegalPage(page)) throw data(null, { status: 404 });
  return { page, sections: legalTexts[page](context.get(pageContext).facts) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return [];
  const { title, subtitle } = legalPages[loaderData.page];
  return pageMeta(matches, { title, description: subtitle });
};

export const handle = { isQuiet: true };

export default function LegalPage() {
  const { page, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <LegalScreen page={page} sections={sections} />
      {page === "cookies" && (
        <Container width="text">
          <CookieChoice />
        </Container>
      )}
    </>
  );
}
