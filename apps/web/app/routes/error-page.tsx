import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../platform/page/index.ts";

/** The pages that an operator's proxy can show: /error-400, /error-401, /error-403, /error-500 and /error-503, each with its status [ERR-03]. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const status = Number(/error-(\d+)/.exec(url.pathname)?.[1] ?? 500);
  throw data({ reference: context.get(pageContext).requestId }, { status });
}

export default function ErrorPage() {
  return null;
}
