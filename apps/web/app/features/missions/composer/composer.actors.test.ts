import { draftKeeperView } from "@jobami/machines/forms/draft-keeper";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import {
  stubForbiddenStorage,
  stubFullStorage,
  stubStorage,
  stubUnnameableStorage,
} from "../../../testing/stub-storage.ts";
import { keeperMachine } from "./composer.actors.ts";
import { draftRecord, draftSchemaVersion } from "./draft-record.ts";
import { blankDraft, blankMission, type MissionDraft } from "./mission-form.ts";

const written: MissionDraft = { ...blankDraft, values: { ...blankMission, title: "Tailler la haie" } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A composer's draft in this browser, as the page sees it. */
async function openDraft() {
  const onNotSaved = vi.fn();
  const actor = createActor(keeperMachine(draftRecord("u1"), onNotSaved), {
    input: { blank: blankDraft, schemaVersion: draftSchemaVersion },
  });
  const codes: string[] = [];
  actor.on("notice", ({ code }) => codes.push(code));
  actor.start();
  await vi.advanceTimersByTimeAsync(0);
  return {
    onNotSaved,
    codes,
    send: actor.send,
    view: () => draftKeeperView<MissionDraft>(actor.getSnapshot()),
    async type() {
      actor.send({ type: "draft.changed", draft: written });
      await vi.advanceTimersByTimeAsync(800);
    },
  };
}

describe.each([
  ["is full", stubFullStorage],
  ["is forbidden", stubForbiddenStorage],
  ["cannot even be named", stubUnnameableStorage],
])("a draft in a browser whose storage %s", (_, stub) => {
  beforeEach(stub);

  test("is never reported as stored", async () => {
    const draft = await openDraft();
    await draft.type();
    expect(draft.view()).toMatchObject({ indicator: "failed", isNotSaved: true, savedAt: null });
    expect(draft.onNotSaved).toHaveBeenCalledTimes(1);
  });

  test("is stored once there is room again", async () => {
    const draft = await openDraft();
    await draft.type();
    vi.unstubAllGlobals();
    vi.stubGlobal("document", {});
    const stored = stubStorage();
    draft.send({ type: "save.retried" });
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.view()).toMatchObject({ indicator: "saved", isNotSaved: false });
    expect([...stored.keys()]).toEqual(["jobami:mission-draft:u1"]);
  });
});

test("a draft that the browser does not let go is not reported as gone", async () => {
  stubStorage();
  const draft = await openDraft();
  await draft.type();
  stubForbiddenStorage();
  draft.send({ type: "draft.discarded" });
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.view()).toMatchObject({ canUndoDiscard: true, isStillStored: true });
  expect(draft.codes).toEqual(["DRAFT_DISCARDED", "DRAFT_NOT_CLEARED"]);
});
