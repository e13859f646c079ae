import { authRoutes } from "@jobami/api/auth/routes";
import type { SessionEvent } from "@jobami/machines/flows/session";
import { expect, test } from "vitest";
import { createSessionDesk } from "./session-desk.ts";

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
  const desk = createSessionDesk({ fetch });
  const events: SessionEvent[] = [];
  desk.connect((event) => {
    events.push(event);
    if (event.type === "call.unauthorized") desk.answer(event.askId, "refreshed");
  });
  await expect(desk.api.call(authRoutes.profile)).resolves.toEqual({ success: true });
  expect(asked).toEqual(["/api/auth/profil", "/api/auth/profil"]);
  expect(events.map((event) => event.type)).toEqual(["call.unauthorized"]);
});

test("a repeated call that is refused again ends the session [SESS-04]", async () => {
  const { fetch } = server([401, 401]);
  const desk = createSessionDesk({ fetch });
  const events: string[] = [];
  desk.connect((event) => {
    events.push(event.type);
    if (event.type === "call.unauthorized") desk.answer(event.askId, "refreshed");
  });
  await expect(desk.api.call(authRoutes.profile)).rejects.toMatchObject({ status: 401 });
  expect(events).toEqual(["call.unauthorized", "call.refusedAgain"]);
});

test("a call that the machine cannot help fails without being repeated", async () => {
  const { fetch, asked } = server([401]);
  const desk = createSessionDesk({ fetch });
  desk.connect((event) => {
    if (event.type === "call.unauthorized") desk.answer(event.askId, "unreachable");
  });
  await expect(desk.api.call(authRoutes.profile)).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual(["/api/auth/profil"]);
});

test("what happens before the machine is there reaches it in order", () => {
  const desk = createSessionDesk();
  desk.send({ type: "marker.appeared" });
  desk.send({ type: "signOut.asked" });
  const events: string[] = [];
  desk.connect((event) => events.push(event.type));
  desk.send({ type: "marker.vanished" });
  expect(events).toEqual(["marker.appeared", "signOut.asked", "marker.vanished"]);
});
