import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../../platform/page/index.ts";
import { legalTexts } from "./index.server.ts";
import { isLegalPage } from "./index.ts";

/** A legal text alone, for the modal: the one its page is made of. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { page = "" } = params;
  if (!isLegalPage(page)) return new Response(null, { status: 404 });
  return Response.json(legalTexts[page](context.get(pageContext).facts));
}
