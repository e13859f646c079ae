import { afterAll, beforeAll, describe, it } from "vitest";
import { newHome, type RunningServer, type ServerHome, startServer } from "../server.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { administratorSteps, jobbeurSteps, requesterSteps, visitorSteps } from "./journeys.ts";
import { expectWhole, type Step, startWalk } from "./walk.ts";
import { startWebKit } from "./webkit.ts";

let home: ServerHome;
let server: RunningServer;
beforeAll(async () => {
  home = await newHome({ demoData: true });
  // Everybody comes from one address, faster than anybody's.
  server = await startServer(home, { RATE_LIMIT: "100000", RATE_LIMIT_PAGES: "100000" });
});
afterAll(async () => {
  await server?.stop();
  await home?.remove();
});

const readCodes: string[] = [];

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const)("the main journeys in %s", (name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  async function walk(width: number, steps: readonly Step[]): Promise<void> {
    const window = await engine.newWindow(width);
    try {
      await expectWhole(startWalk(window, server.url), steps);
    } finally {
      await window.close();
    }
  }

  describe.each([1280, 390])("at %i px", (width) => {
    it("a visitor reads the landing page, the services and a legal page", () => walk(width, visitorSteps));
    it("a jobbeur reads home, missions, a conversation, the planning, papers and settings", () =>
      walk(width, jobbeurSteps));
    it("a requester publishes a mission", () =>
      walk(width, requesterSteps(`Tailler une haie, vu par ${name} à ${width}`)));
    it("an administrator comes in by a mailed code", () => walk(width, administratorSteps(readCodes)));
  });
});
