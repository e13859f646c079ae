import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PageContext } from "@jobami/api/pages/contract";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";

/** The web application's folder. */
export const webRoot = fileURLToPath(new URL("../../../../web", import.meta.url));

/** Files that the browser asks for, after a build. */
export const clientFiles = join(webRoot, "build/client");

/** The built application; its entry makes the context that loaders read and the handler that takes it: one copy of both. */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      createPageContext: (page: PageContext) => RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

/** The application as built for production. */
export async function loadWebBuild(): Promise<WebBuild> {
  return (await import(pathToFileURL(join(webRoot, "build/server/index.js")).href)) as WebBuild;
}
