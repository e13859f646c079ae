import type { TestProject } from "vitest/node";
import { type LeftHome, newHome, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What a server left that was started once on an empty database. */
    startedOnce: LeftHome;
  }
}

/** Prepares the home that every product copies: the first start on an empty one is proved by the journeys that are about it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await newHome();
  const server = await startServer(home);
  await server.stop();
  const { dataDir, databaseUrl } = home;
  project.provide("startedOnce", { dataDir, databaseUrl });
  return home.remove;
}
