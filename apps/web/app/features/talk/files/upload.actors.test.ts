import { sentPicture } from "@jobami/api/files/fixtures";
import type { Api, CallInput } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import type { Route } from "@jobami/api/http/route";
import { profilePhoto } from "@jobami/api/users/routes";
import { uploadView } from "@jobami/machines/files/upload";
import { expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { isUnanswered, uploadMachine } from "./upload.actors.ts";

const limits = { most: 2, largest: 1000, types: ["image/jpeg"], atOnce: 2, tries: 1 };
const file = new File(["haie"], "haie.jpg", { type: "image/jpeg" });

/** A list of files over an API that does as it is asked. */
function open(call: (route: Route, input: CallInput) => Promise<unknown>) {
  const asked: (readonly [string, CallInput])[] = [];
  const onRefused = vi.fn();
  const api: Api = {
    call: (route, input = {}) => {
      asked.push([route.method, input]);
      return call(route, input);
    },
  };
  const machine = uploadMachine(api, profilePhoto, {
    bytesOf: (id) => (id === "gone" ? undefined : file),
    onRefused,
  });
  const actor = createActor(machine, { input: limits }).start();
  const choose = (id: string) =>
    actor.send({ type: "files.chosen", files: [{ id, name: file.name, size: file.size, type: file.type }] });
  return { actor, asked, onRefused, choose, lines: () => uploadView(actor.getSnapshot()).lines };
}

test("a file arrives under its own key, with its progress", async () => {
  const { asked, choose, lines } = open(async (_, input) => {
    input.upload?.onProgress?.(2);
    return { success: true, file: sentPicture };
  });
  choose("file-one");
  expect(lines()[0]).toMatchObject({ status: "sending", progress: 0.5 });
  await vi.waitFor(() => expect(lines()[0]).toMatchObject({ status: "done" }));
  expect(asked[0]?.[1]).toMatchObject({ idempotencyKey: "file-one", upload: { bytes: file } });
});

test("a refusal shows the server's text, and the file waits for the person", async () => {
  const { choose, lines, onRefused } = open(async () => {
    throw new ApiError(415, "FILE_TYPE_REFUSED", "Ce type n’est pas accepté.");
  });
  choose("file-one");
  await vi.waitFor(() => expect(lines()[0]).toMatchObject({ status: "failed" }));
  expect(onRefused).toHaveBeenCalledWith("file-one", "Ce type n’est pas accepté.");
});

test("a file that is taken away on its way is stopped, and no one hears of it again", async () => {
  let signal: AbortSignal | undefined;
  const { actor, choose, lines, onRefused } = open((_, input) => {
    signal = input.signal;
    return new Promise((_resolve, reject) =>
      input.signal?.addEventListener("abort", () => reject(new Error("stop"))),
    );
  });
  choose("file-one");
  actor.send({ type: "file.removed", id: "file-one" });
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  expect(lines()).toEqual([]);
  expect(onRefused).not.toHaveBeenCalled();
});

test("a file that has arrived is taken back when it is taken away, and left when it is stored", async () => {
  const { actor, asked, choose, lines } = open(async () => ({ success: true, file: sentPicture }));
  choose("file-one");
  await vi.waitFor(() => expect(lines()[0]?.status).toBe("done"));
  actor.send({ type: "files.stored" });
  choose("file-two");
  await vi.waitFor(() => expect(lines()[0]?.status).toBe("done"));
  actor.send({ type: "file.removed", id: "file-two" });
  expect(asked.map(([method]) => method)).toEqual(["POST", "POST", "DELETE"]);
  expect(asked[2]?.[1].params).toEqual({ id: sentPicture.id });
});

test("a file whose bytes are gone cannot be sent", async () => {
  const { choose, lines, asked } = open(async () => ({}));
  choose("gone");
  await vi.waitFor(() => expect(lines()[0]?.status).toBe("failed"));
  expect(asked).toEqual([]);
});

test.each([
  [0, "NETWORK", true],
  [503, "SERVICE_UNAVAILABLE", true],
  [409, "IDEMPOTENCY_IN_PROGRESS", true],
  [429, "TOO_MANY_REQUESTS", true],
  [409, "FILE_QUOTA_EXCEEDED", false],
  [413, "PAYLOAD_TOO_LARGE", false],
] as const)("after %i %s sending again may help: %s", (status, code, expected) => {
  expect(isUnanswered(new ApiError(status, code, ""))).toBe(expected);
});
