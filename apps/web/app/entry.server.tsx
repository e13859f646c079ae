import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
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

/** The server answers with the application’s own React Router: contexts of another copy would be refused. */
export { createRequestHandler } from "react-router";
export { createPageContext } from "./platform/page/index.ts";

/** A rendering that has not ended after this many ms is cut. */
export const streamTimeout = 5_000;

/**
 * What is ready is sent where it stands, however long it is. React would send a stand-in first and have a script put the rest in
 * its place: a field that a person has begun to type into would be gone.
 */
const sentInOnePiece = Number.POSITIVE_INFINITY;

/** Renders one page as a stream; crawlers get it whole, as does who shares it with others. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response | Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, reportError, reportsFaults, requestId, isSentWhole } = context.get(pageContext);
  const isWhole = isSentWhole === true || isbot(request.headers.get("user-agent") ?? "");
  const ready = isWhole ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <FaultWatchContext value={reportsFaults ? requestId : null}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </FaultWatchContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: sentInOnePiece,
        [ready]() {
          isShellSent = true;
          const body = lateScripts();
          body.once("close", () => clearTimeout(timeout));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          if (isShellSent) reportError(error);
        },
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
