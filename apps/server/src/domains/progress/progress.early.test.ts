import { planningContract } from "@jobami/api/planning/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inDays } from "../../testing/test-missions.ts";
import { signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { refused } from "../proposals/proposals.fixture.ts";
import { agreement, step } from "./progress.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("is not done before its day, nor before the hour that was agreed on; what is made anew waits for neither", async () => {
  const later = await agreement(server, { date: inDays(server.clock, 3) });
  const { id } = later;
  let { lea, karim } = later;
  const early = [409, "WORK_TOO_EARLY"];
  expect(refused(await step(server, karim, id, { step: "work.done" }))).toEqual(early);
  const hour = { act: "hour.proposed", version: 0, from: "09:00", minutes: 60 } as const;
  await karim.call(planningContract.setHour, { params: { id }, body: hour });
  await lea.call(planningContract.setHour, { params: { id }, body: { act: "hour.accepted", version: 1 } });
  const startsAt = Date.parse(
    (await lea.call(progressContract.read, { params: { id } })).body.data?.startsAt ?? "",
  );
  server.clock.advance(startsAt - server.clock.now() - 5000);
  lea = await signInAgain(server, lea.person);
  karim = await signInAgain(server, karim.person);
  expect(refused(await step(server, karim, id, { step: "work.done" }))).toEqual(early);
  server.clock.advance(5000);
  expect((await step(server, karim, id, { step: "work.done" })).status).toBe(200);
  const anew = await karim.call(planningContract.setHour, {
    params: { id },
    body: { act: "hour.proposed", version: 2, day: inDays(server.clock, 2), from: "09:00", minutes: 60 },
  });
  expect(anew.status).toBe(200);
  await lea.call(planningContract.setHour, { params: { id }, body: { act: "hour.accepted", version: 3 } });
  await step(server, lea, id, {
    step: "changes.asked",
    note: "Le côté nord est de travers.",
    dueOn: inDays(server.clock, 3),
  });
  expect((await step(server, karim, id, { step: "work.done" })).status).toBe(200);
});
