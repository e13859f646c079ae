import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { holdCallback } from "../../testing/index.ts";
import { createUploadMachine, type UploadEvent, type UploaderCommand, uploadView } from "./index.ts";

const limits = { most: 3, largest: 5_000_000, types: ["image/jpeg", "image/png"], atOnce: 2, tries: 3 };
const photo = (id: string, changes: { size?: number; type?: string } = {}) => ({
  id,
  name: `${id}.jpg`,
  size: 2_000_000,
  type: "image/jpeg",
  ...changes,
});

function open() {
  const uploader = holdCallback<UploadEvent, UploaderCommand>();
  const machine = createUploadMachine().provide({ actors: { carry: uploader.logic } });
  const actor = createActor(machine, { input: limits }).start();
  return { uploader, actor, view: () => uploadView(actor.getSnapshot()) };
}

test("a list begins with nothing in it and no complaint", () => {
  expect(open().view()).toEqual({ lines: [], refused: [], isSending: false, isHeld: false, keys: [] });
});

describe("a choice of files", () => {
  test("is taken up to the limits, and what is not taken is named with its reason", () => {
    const { actor, view } = open();
    actor.send({
      type: "files.chosen",
      files: [
        photo("vide", { size: 0 }),
        photo("document", { type: "application/pdf" }),
        photo("lourde", { size: 5_000_001 }),
        photo("juste", { size: 5_000_000 }),
        photo("dessin", { type: "image/png" }),
        photo("haie"),
        photo("de trop"),
      ],
    });
    expect(view().lines.map(({ id }) => id)).toEqual(["juste", "dessin", "haie"]);
    expect(view().refused).toEqual([
      { name: "vide.jpg", why: "EMPTY" },
      { name: "document.jpg", why: "WRONG_TYPE" },
      { name: "lourde.jpg", why: "TOO_LARGE" },
      { name: "de trop.jpg", why: "TOO_MANY" },
    ]);
  });

  test("does not take the same file twice, nor complain of it", () => {
    const { actor, view } = open();
    actor.send({ type: "files.chosen", files: [photo("haie"), photo("haie")] });
    expect(view().lines).toHaveLength(1);
    expect(view().refused).toEqual([]);
  });

  test("forgets the complaints of the choice before", () => {
    const { actor, view } = open();
    actor.send({ type: "files.chosen", files: [photo("vide", { size: 0 })] });
    actor.send({ type: "files.chosen", files: [photo("haie")] });
    expect(view().refused).toEqual([]);
  });
});

test("a file that is not in the list cannot be tried again", () => {
  const { actor, uploader, view } = open();
  actor.send({ type: "file.retried", id: "inconnu" });
  expect(view().lines).toEqual([]);
  expect(uploader.heard).toEqual([]);
});

test("two files are on their way at once, and the third goes when one has arrived", () => {
  const { actor, uploader, view } = open();
  actor.send({ type: "files.chosen", files: [photo("a"), photo("b"), photo("c")] });
  expect(uploader.heard).toEqual([
    { type: "send", id: "a" },
    { type: "send", id: "b" },
  ]);
  uploader.sendBack({ type: "upload.done", id: "b", key: "clé b" });
  expect(uploader.heard.at(-1)).toEqual({ type: "send", id: "c" });
  expect(view().lines).toEqual([
    { id: "a", name: "a.jpg", size: 2_000_000, status: "sending", progress: 0, key: null },
    { id: "b", name: "b.jpg", size: 2_000_000, status: "done", progress: 1, key: "clé b" },
    { id: "c", name: "c.jpg", size: 2_000_000, status: "sending", progress: 0, key: null },
  ]);
  expect(view().keys).toEqual(["clé b"]);
});

test("a file without an answer begins anew from its first byte", () => {
  const { actor, uploader, view } = open();
  actor.send({ type: "files.chosen", files: [photo("a")] });
  uploader.sendBack({ type: "upload.progressed", id: "a", sent: 1_500_000 });
  expect(view().lines[0]?.progress).toBe(0.75);
  uploader.sendBack({ type: "upload.failed", id: "a", isUnanswered: true });
  expect(view().lines[0]).toMatchObject({ status: "queued", progress: 0 });
});

test("a try that ended because the browser was offline does not count", () => {
  const { actor, uploader } = open();
  actor.send({ type: "files.chosen", files: [photo("a")] });
  for (let times = 0; times < 5; times += 1) {
    actor.send({ type: "browser.wentOffline" });
    uploader.sendBack({ type: "upload.failed", id: "a", isUnanswered: true });
    actor.send({ type: "browser.cameOnline" });
  }
  expect(actor.getSnapshot().context.files[0]).toMatchObject({ status: "sending", tries: 1 });
});

test("without its uploader what is chosen fails at once, and nothing is awaited", () => {
  const actor = createActor(createUploadMachine(), { input: limits }).start();
  actor.send({ type: "files.chosen", files: [{ id: "a", name: "a.jpg", size: 10, type: "image/jpeg" }] });
  const { isSending, lines } = uploadView(actor.getSnapshot());
  expect({ isSending, statuses: lines.map(({ status }) => status) }).toEqual({
    isSending: false,
    statuses: ["failed"],
  });
});
