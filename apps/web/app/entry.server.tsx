import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "./platform/page/index.ts";
import { FaultWatchContext } from "./server/fault-watch.ts";
import { lateScripts } from "./server/late-scripts.ts";
import { NonceContext } from "./server/nonce.ts";
import { wholeDocument } from "./server/whole-document.ts";

/** The server answers with the application’s own React Router: contexts of another copy would be refused. */
export { createRequestHandler } from "react-router";
export { createPageContext } from "./platform/page/index.ts";

/** A rendering that has not ended after this many ms is cut. */
export const streamTimeout = 5_000;

/** The routes of the page alone, with all others behind them by name: React Router makes those that it lists anew for each rendering. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const);
  const routes = Object.assign(Object.create(manifest.routes), Object.fromEntries(own));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * Renders one page, whole: all of it is there as soon as its loaders have answered, and in one piece it costs a third less than as a
 * stream. Nothing has a stand-in whose place a script would take: a field that a person has begun to type into would be gone.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response | Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, reportError, reportsFaults, requestId } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <FaultWatchContext value={reportsFaults ? requestId : null}>
          <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
        </FaultWatchContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          for (const error of errors) reportError(error);
          pipe(
            wholeDocument((document) => resolve(new Response(lateScripts(document), { status, headers }))),
          );
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError: (error) => void errors.push(error),
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Errors of loaders and renderings go to the server's log; a visitor who left is none, nor is a request that no page answers. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.get(pageContext).reportError(error);
};
