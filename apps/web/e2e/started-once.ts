import type { TestProject } from "vitest/node";
import { newHome, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder that a server left which was started once on an empty PGlite; undefined on PostgreSQL. */
    startedOnce: string | undefined;
  }
}

/** Prepares the home that every product copies: the first start on an empty folder is proved by the journeys that are about it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await newHome();
  if (home.databaseUrl !== undefined) {
    project.provide("startedOnce", undefined);
    return home.remove;
  }
  const server = await startServer(home);
  await server.stop();
  project.provide("startedOnce", home.dataDir);
  return home.remove;
}
