import { dayInFrance } from "@jobami/api/missions/days";
import { serviceGroups } from "@jobami/api/taxonomy";
import { ColorVisionFilters } from "@jobami/ui/ColorVisionFilters";
import { fontPreloads } from "@jobami/ui/fonts";
import { displayAttributes } from "@jobami/ui/theme";
import { lazy, type ReactNode, Suspense, use, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { AppProviders } from "./AppProviders.tsx";
import { readConsents } from "./features/account/consents/index.ts";
import {
  BrokenPage,
  ErrorScreen,
  errorCopy,
  errorTitle,
  loadForbiddenScreen,
  reportStarted,
  startUpGuard,
} from "./features/site/errors/index.ts";
import { loadPendingNavigation } from "./layout/after-paint.ts";
import { Shell } from "./layout/Shell.tsx";
import { deviceClockScript, systemClock } from "./platform/clock/index.ts";
import { settingsKey } from "./platform/display/index.ts";
import { FramePart } from "./platform/failures/index.ts";
import { PageArrival } from "./platform/focus/index.ts";
import { earlyFormScript, foreignNodesScript } from "./platform/forms/index.ts";
import { pageContext, pageMeta, useIsHydrated, whenWanted, whenWantedScript } from "./platform/page/index.ts";
import { FaultWatchContext, faultWatch } from "./server/fault-watch.ts";
import { useNonce } from "./server/nonce.ts";

export const links: LinksFunction = () => [
  ...fontPreloads.map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** One list for all visits: what is drawn of it is drawn once. */
const services = serviceGroups.map((group) => ({
  label: group.label,
  items: group.categories
    .filter((category) => "featured" in category)
    .map(({ slug, label, subcategories }) => ({ slug, label, parts: subcategories.slice(0, 2) })),
}));

/** What the server knows of this visit, and the services that the footer names. */
export function loader({ context, request, url }: LoaderFunctionArgs) {
  return {
    consents: readConsents(request.headers.get("cookie") ?? ""),
    facts: context.get(pageContext).facts,
    origin: url.origin,
    services,
    year: Number(dayInFrance(systemClock.now()).slice(0, 4)),
  };
}

/** Pages have their own; where one failed, the router asks its layout alone, and then this is all there is. */
export const meta: MetaFunction<typeof loader> = ({ matches, error }) =>
  pageMeta(matches, {
    title: isRouteErrorResponse(error) ? errorTitle(error.status) : errorCopy.crash,
    isPrivate: true,
  });

/** The facts are those of the page's first rendering; the session machine keeps up with what follows. */
export const shouldRevalidate = () => false;

/** What runs before everything that is loaded. Only what the server writes ever runs: the browser's copy of the page does without. */
function earlyScript(): string {
  if (!import.meta.env.SSR) return "";
  const requestId = use(FaultWatchContext);
  return [
    ...(requestId === null ? [] : [faultWatch(requestId)]),
    deviceClockScript(systemClock.now()),
    startUpGuard,
    whenWantedScript(settingsKey),
    earlyFormScript,
    foreignNodesScript,
  ].join(";\n");
}

/** A browser hides the nonce, so that what the server wrote appears different here. */
function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript() }} />
  );
}

/** Pages of errors are shown under other addresses too, where scripts would draw the page of that address over them. */
const stillPages = /^\/error-(400|401|500|503)$/;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const isStill = stillPages.test(useLocation().pathname);
  return (
    <html lang="fr" {...(data ? displayAttributes(data.facts.display) : { "data-theme": "auto" })}>
      <head>
        <meta charSet="utf-8" />
        {!isStill && <EarlyScript nonce={nonce} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {/* What a device installs the site with: the document alone states it, so that no script carries it. */}
        {import.meta.env.SSR && (
          <>
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
      </head>
      <body>
        <ColorVisionFilters />
        {children}
        {!isStill && <PageArrival />}
        {!isStill && <ScrollRestoration />}
        {!isStill && <Scripts />}
      </body>
    </html>
  );
}

const ForbiddenScreen = lazy(loadForbiddenScreen);
const PendingNavigation = lazy(whenWanted(loadPendingNavigation));

/** What a route declares of itself: the rail of its area, which travels with it, and whether nothing around it invites to sign up. */
type RouteHandle = { rail?: ReactNode; isQuiet?: boolean } | undefined;

/** The page in what surrounds it; without the root's facts there is nothing to surround it with. */
function Page({ isQuiet, children }: { isQuiet?: boolean; children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const handle: RouteHandle = Object.assign({ isQuiet }, ...useMatches().map((match) => match.handle));
  const isHydrated = useIsHydrated();
  useLayoutEffect(reportStarted, []);
  if (data === undefined) return children;
  return (
    <AppProviders facts={data.facts}>
      <FramePart>
        <Suspense fallback={null}>{isHydrated && <PendingNavigation />}</Suspense>
      </FramePart>
      <Shell consents={data.consents} services={data.services} year={data.year} {...handle}>
        {children}
      </Shell>
    </AppProviders>
  );
}

export default function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

/** Errors that have a status have their page, those of routing the 404 page; a rendering that failed has the apology [ERR-03, ERR-12, ERR-16]. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <BrokenPage />;
  return (
    <Page isQuiet>
      {error.status === 403 ? (
        <Suspense fallback={null}>
          <ForbiddenScreen />
        </Suspense>
      ) : (
        <ErrorScreen status={error.status === 405 ? 404 : error.status} />
      )}
    </Page>
  );
}
