import { googleClient } from "@jobami/api/google/client";
import { createApi } from "@jobami/api/http/client";
import { type LoaderFunctionArgs, type MetaFunction, Navigate, useLoaderData } from "react-router";
import { dashboardPath, googleLabel } from "../../../generated/paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageContext, pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { GoogleArrivalPage, type GoogleView } from "./index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: googleLabel, isPrivate: true });

/** Who came back from Google in this browser; null when that is over. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { fetch } = context.get(pageContext);
  const api = createApi({ fetch, readCookies: () => "", now: systemClock.now });
  return googleClient(api)
    .arrival()
    .catch(() => null);
}

/** What was read when the page was opened stays what it is about: its own steps end it. */
export const shouldRevalidate = () => false;

/** The forms, sent without scripts. */
export { googleAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function Google() {
  const arrival = useLoaderData<typeof loader>();
  const { status, open } = useSession();
  const posted = usePosted<Partial<GoogleView>>();
  if (arrival === null && status === "signedIn") return <Navigate to={dashboardPath} replace />;
  return <GoogleArrivalPage arrival={arrival} onSignedIn={open} posted={posted} />;
}
