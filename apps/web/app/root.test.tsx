import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorBoundary } from "./root.tsx";

/** What the boundary makes of a request to a product that has one page, which takes no forms, and what the request was answered with. */
async function answer(path: string, init?: RequestInit) {
  const routes = [{ path: "/login", element: "Connexion", ErrorBoundary }];
  const context = await createStaticHandler(routes).query(new Request(`http://jobami.test${path}`, init));
  if (context instanceof Response) throw new Error("answered without a page");
  const router = createStaticRouter(routes, context);
  const page = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return { status: context.statusCode, title: /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1] };
}

test("an address without a page and a page that takes no forms show the 404 page [ERR-16]", async () => {
  const title = "Oups! La page que vous cherchez n’existe pas";
  expect(await answer("/nulle-part")).toEqual({ status: 404, title });
  expect(await answer("/login", { method: "POST", body: new URLSearchParams({ a: "b" }) })).toEqual({
    status: 405,
    title,
  });
});
