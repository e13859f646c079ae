import type { LoaderFunctionArgs } from "react-router";
import { legalTexts } from "../features/legal/content/texts.ts";
import { isLegalPage } from "../features/legal/legal-pages.ts";
import { pageWorld } from "../server/page-context.ts";

/** A legal text alone, for the modal: the one its page is made of. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { page = "" } = params;
  if (!isLegalPage(page)) return new Response(null, { status: 404 });
  return Response.json(legalTexts[page](context.get(pageWorld).facts));
}
