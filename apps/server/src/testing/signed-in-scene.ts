import { afterAll, beforeAll, beforeEach } from "vitest";
import { member } from "./samples.ts";
import type { TestClient } from "./test-client.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Begins every test of a file on an empty server, with the browser of a person who signed up and in with a password. */
export function beginSignedIn(
  begin: (at: { server: TestServer; client: TestClient }) => void | Promise<void>,
): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    await server.reset();
    await begin({ server, client: await member(server) });
  });
  afterAll(() => server.close());
}
