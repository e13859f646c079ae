import { healthContract } from "@jobami/api/health/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePicture, sendPicture } from "../../testing/test-files.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { mostAtOnce } from "./files.service.ts";

// `pnpm soak uploads` does the same with 100 pictures of 5 MB, and measures it.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("many uploads of large pictures at once are all stored, and others are answered before they are done", async () => {
  const upload = await makePicture({ width: 1600, height: 1200 });
  const people = await Promise.all(Array.from({ length: 5 }, () => signIn(server)));
  await Promise.all(people.map(({ client }) => client.csrfToken()));
  const done: string[] = [];
  const uploads = people.flatMap(({ client }) =>
    Array.from({ length: mostAtOnce }, async () => {
      const { status } = await sendPicture(client, { upload });
      done.push("upload");
      return status;
    }),
  );
  const { status } = await server.client().call(healthContract.health);
  done.push("health");
  expect(status).toBe(200);
  expect(await Promise.all(uploads)).toEqual(uploads.map(() => 201));
  expect(done.indexOf("health")).toBeLessThan(done.length - 1);
});
