import type { PageContext } from "@jobami/api/pages/contract";
import { lazy, Suspense } from "react";
import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import * as entry from "./entry.server.tsx";

/** What one page of a tiny application is answered, and what is reported of it. */
async function answerOf(Page: () => React.ReactNode): Promise<{ html: string; reported: unknown[] }> {
  const build = {
    entry: { module: entry },
    routes: { root: { id: "root", path: "/", module: { default: Page } } },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { id: "root", path: "/", module: "/root.js", imports: [] } },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const reported: unknown[] = [];
  const context = entry.createPageContext({
    nonce: "nonce",
    requestId: "id",
    reportsFaults: false,
    reportError: (error: unknown) => reported.push(error),
  } as unknown as PageContext);
  const answer = await createRequestHandler(build, "production")(
    new Request("http://localhost/"),
    context as never,
  );
  return { html: await answer.text(), reported };
}

it("a part whose code comes late stands where it belongs, and nothing moves it there", async () => {
  const Late = lazy(async () => ({ default: () => <p>Plus tard, l’été</p> }));
  const { html, reported } = await answerOf(() => (
    <main>
      <Suspense fallback="Un instant">
        <Late />
      </Suspense>
    </main>
  ));
  expect(html).toContain("<p>Plus tard, l’été</p>");
  expect(html).not.toContain("Un instant");
  expect(html).not.toMatch(/\$RC|hidden/);
  expect(reported).toEqual([]);
});

it("a part that fails is reported, and the rest of the page is sent", async () => {
  const fault = new Error("this part fails");
  const Broken = () => {
    throw fault;
  };
  const { html, reported } = await answerOf(() => (
    <main>
      <p>Le reste</p>
      <Suspense fallback="Un instant">
        <Broken />
      </Suspense>
    </main>
  ));
  expect(html).toContain("<p>Le reste</p>");
  expect(reported).toEqual([fault]);
});
