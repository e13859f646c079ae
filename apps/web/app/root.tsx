import { serviceGroups } from "@jobami/api/taxonomy";
import { fontPreloads } from "@jobami/ui/fonts";
import { displayAttributes } from "@jobami/ui/theme";
import type { ReactNode } from "react";
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
import { CrashScreen, ErrorScreen } from "./shell/ErrorScreen.tsx";
import { Shell } from "./shell/Shell.tsx";
import { World } from "./shell/World.tsx";

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

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  return (
    <html lang="fr" {...(data ? displayAttributes(data.facts.display) : { "data-theme": "auto" })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (data === undefined) return <CrashScreen />;
  return (
    <World facts={data.facts}>
      <Shell services={data.services} year={data.year}>
        <Outlet />
      </Shell>
    </World>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <ErrorScreen status={error.status} /> : <CrashScreen />;
}
