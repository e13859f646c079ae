import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createGate, type Gate, listen } from "./gate.ts";

let gate: Gate;
let origin: string;
beforeEach(async () => {
  gate = createGate();
  origin = `http://127.0.0.1:${await listen(gate.server, { port: 0, host: "127.0.0.1" })}`;
});
afterEach(() => {
  gate.server.close();
  gate.server.closeAllConnections();
});

test("before it is opened every call is told to come back", async () => {
  const answer = await fetch(`${origin}/api/health`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.json()).toEqual({
    success: false,
    code: "SERVICE_UNAVAILABLE",
    message: "Le service redémarre. Réessayez dans un instant.",
    error: "Le service redémarre. Réessayez dans un instant.",
  });
});

test("while it drains, what is under way is answered and what comes is refused", async () => {
  let held: ServerResponse | undefined;
  const arrived = new Promise<void>((resolve) => {
    gate.open((_request, response) => {
      held = response;
      resolve();
    });
  });
  const underWay = fetch(origin);
  await arrived;
  let isDrained = false;
  const drained = gate.drain(60_000).then(() => {
    isDrained = true;
  });
  expect((await fetch(origin)).status).toBe(503);
  expect(isDrained).toBe(false);
  held?.end("done");
  expect(await (await underWay).text()).toBe("done");
  await drained;
});

test("a request that never ends does not hold the server beyond its patience", async () => {
  const arrived = new Promise<void>((resolve) => gate.open(() => resolve()));
  const lost = fetch(origin).catch(() => "cut");
  await arrived;
  await gate.drain(1);
  gate.server.closeAllConnections();
  expect(await lost).toBe("cut");
});

test("an address that is taken is refused", async () => {
  const port = Number(new URL(origin).port);
  await expect(listen(createGate().server, { port, host: "127.0.0.1" })).rejects.toThrow("EADDRINUSE");
});
