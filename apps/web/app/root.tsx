import { serviceGroups } from "@jobami/api/taxonomy";
import { ColorVisionFilters } from "@jobami/ui/ColorVisionFilters";
import { fontPreloads } from "@jobami/ui/fonts";
import { displayAttributes } from "@jobami/ui/theme";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { useNonce } from "./server/nonce.ts";
import { pageWorld } from "./server/page-context.ts";
import { BrokenPage } from "./shell/BrokenPage.tsx";
import { ErrorScreen } from "./shell/ErrorScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { sayStarted, startUpGuard } from "./shell/start-up-guard.ts";
import { World } from "./shell/World.tsx";
import { earlyFormScript } from "./world/early-form.ts";

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

/** What the server knows of this visit, and the services that the footer names. */
export function loader({ context }: LoaderFunctionArgs) {
  return {
    facts: context.get(pageWorld).facts,
    services: serviceGroups.map((group) => ({
      label: group.label,
      items: group.categories.filter((category) => "featured" in category).map((category) => category.label),
    })),
    year: new Date().getFullYear(),
  };
}

/** The facts are those of the page's first rendering; the session machine keeps up with what follows. */
export const shouldRevalidate = () => false;

/** Runs before everything that is loaded. A browser hides the nonce, so that what the server wrote looks different here. */
function EarlyScript({ nonce, code }: { nonce: string | undefined; code: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  return (
    <html lang="fr" {...(data ? displayAttributes(data.facts.display) : { "data-theme": "auto" })}>
      <head>
        <meta charSet="utf-8" />
        <EarlyScript nonce={nonce} code={startUpGuard} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        <EarlyScript nonce={nonce} code={earlyFormScript} />
        <Meta />
        <Links />
      </head>
      <body>
        <ColorVisionFilters />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const ForbiddenScreen = lazy(async () => ({
  default: (await import("./shell/LazyForbidden.tsx")).LazyForbidden,
}));

/** The page in what surrounds it; without the root's facts there is nothing to surround it with. */
function Page({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  useEffect(sayStarted, []);
  if (data === undefined) return children;
  return (
    <World facts={data.facts}>
      <Shell services={data.services} year={data.year}>
        {children}
      </Shell>
    </World>
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
    <Page>
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
