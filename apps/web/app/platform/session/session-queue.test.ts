import { authRoutes } from "@jobami/api/auth/routes";
import type { SessionEvent } from "@jobami/machines/auth/session";
import { expect, test } from "vitest";
import { createSessionQueue } from "./session-queue.ts";

function server(statuses: number[]) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    const status = statuses.shift() ?? 200;
    const body =
      status === 200
        ? { success: true }
        : { success: false, code: "UNAUTHENTICATED", message: "Non", error: "Non" };
    return new Response(JSON.stringify(body), { status });
  };
  return { fetch, asked };
}

test("a call that meets 401 waits for the machine and is made once more after a refresh [SESS-03]", async () => {
  const { fetch, asked } = server([401, 200]);
  const queue = createSessionQueue({ fetch });
  const events: SessionEvent[] = [];
  queue.connect((event) => {
    events.push(event);
    if (event.type === "call.unauthorized") queue.answer(event.askId, "refreshed");
  });
  await expect(queue.api.call(authRoutes.profile)).resolves.toEqual({ success: true });
  expect(asked).toEqual(["/api/auth/profil", "/api/auth/profil"]);
  expect(events.map((event) => event.type)).toEqual(["call.unauthorized"]);
});

test("a repeated call that is refused again ends the session [SESS-04]", async () => {
  const { fetch } = server([401, 401]);
  const queue = createSessionQueue({ fetch });
  const events: string[] = [];
  queue.connect((event) => {
    events.push(event.type);
    if (event.type === "call.unauthorized") queue.answer(event.askId, "refreshed");
  });
  await expect(queue.api.call(authRoutes.profile)).rejects.toMatchObject({ status: 401 });
  expect(events).toEqual(["call.unauthorized", "call.refusedAgain"]);
});

test("a call that the machine cannot help fails without being repeated", async () => {
  const { fetch, asked } = server([401]);
  const queue = createSessionQueue({ fetch });
  queue.connect((event) => {
    if (event.type === "call.unauthorized") queue.answer(event.askId, "unreachable");
  });
  await expect(queue.api.call(authRoutes.profile)).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual(["/api/auth/profil"]);
});

test("what happens before the machine is there reaches it in order", () => {
  const queue = createSessionQueue();
  queue.send({ type: "marker.appeared" });
  queue.send({ type: "sign-out.requested" });
  const events: string[] = [];
  queue.connect((event) => events.push(event.type));
  queue.send({ type: "marker.vanished" });
  expect(events).toEqual(["marker.appeared", "sign-out.requested", "marker.vanished"]);
});
