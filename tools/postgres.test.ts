import { connect } from "node:net";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once("connect", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

test("a throwaway PostgreSQL listens on this machine only until it is stopped", async () => {
  const { url, version, stop } = await startPostgres();
  expect(url).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres$/);
  expect(version).toBeGreaterThanOrEqual(15);
  expect(await answers(url)).toBe(true);
  await stop();
  expect(await answers(url)).toBe(false);
});
