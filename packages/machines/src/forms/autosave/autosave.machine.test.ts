import { describe, expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createSampleAutosave, type Letter } from "./autosave.fixture.ts";
import type { AutosaveRecord, AutosaveSending, SavedDraft } from "./autosave.types.ts";
import { autosaveView } from "./autosave.view.ts";

const saved = (text: string, version = 3): SavedDraft<Letter> => ({ draft: { text }, version });

function play(record: AutosaveRecord<Letter> | null = null, server = saved("first")) {
  const simulation = createSimulation();
  const save = holdPromise<SavedDraft<Letter>, AutosaveSending<Letter>>();
  const actor = simulation.start(
    createSampleAutosave(countingKeys()).provide({ actors: { saveDraft: save.logic } }),
    { input: { saved: server, record } },
  );
  return {
    ...simulation,
    save,
    send: actor.send.bind(actor),
    type: (text: string) => actor.send({ type: "draft.changed", draft: { text } }),
    rest: () => simulation.clock.advance(800),
    view: () => autosaveView<Letter>(actor.getSnapshot()),
    storedRecord: () => simulation.stored.at(-1)?.record,
  };
}

describe("saving as one types", () => {
  test("saves the whole 800 ms after the last change, not at 799, upon the version that was read", () => {
    const page = play();
    page.type("f");
    page.clock.advance(700);
    page.type("fi");
    page.clock.advance(799);
    expect(page.save.asked).toEqual([]);
    page.clock.advance(1);
    expect(page.save.asked).toEqual([{ draft: { text: "fi" }, version: 3, idempotencyKey: "key-1" }]);
    page.save.answer(saved("fi", 4));
    expect(page.view()).toEqual({
      draft: { text: "fi" },
      status: "saved",
      canUndo: true,
      theirs: null,
      problem: null,
    });
    expect(page.emitted.filter(({ type }) => type === "draft.saved")).toEqual([
      { type: "draft.saved", saved: saved("fi", 4) },
    ]);
  });

  test("what is typed during a save stays and is saved upon the new version; what the server tidied is shown", () => {
    const page = play();
    page.type("one ");
    page.rest();
    page.type("one two ");
    page.save.answer(saved("one", 4));
    expect(page.view()).toMatchObject({ draft: { text: "one two " }, status: "unsaved" });
    page.rest();
    expect(page.save.asked[1]).toEqual({ draft: { text: "one two " }, version: 4, idempotencyKey: "key-2" });
    page.save.answer(saved("one two", 5));
    expect(page.view()).toMatchObject({ draft: { text: "one two" }, status: "saved" });
  });

  test("an unfinished draft waits for its next change", () => {
    const page = play();
    page.type("unfinished");
    page.rest();
    expect(page.view().status).toBe("unfinished");
    expect(page.save.asked).toEqual([]);
    expect(page.storedRecord()).toMatchObject({ draft: { text: "unfinished" } });
  });

  test("the last saved change comes back, and an undo can itself be undone", () => {
    const page = play();
    page.type("second");
    page.rest();
    page.save.answer(saved("second", 4));
    page.send({ type: "undo.requested" });
    expect(page.save.asked.at(-1)).toMatchObject({ draft: { text: "first" }, version: 4 });
    page.save.answer(saved("first", 5));
    page.send({ type: "undo.requested" });
    expect(page.view().draft).toEqual({ text: "second" });
  });
});

test("an undo of what was never changed changes nothing", () => {
  const page = play();
  page.send({ type: "undo.requested" });
  expect(page.view()).toMatchObject({ status: "saved", draft: { text: "first" } });
  expect(page.stored).toHaveLength(1);
});

describe("without an answer", () => {
  test("the same save is repeated under its key after 5, 10, then at most 60 s, and what was typed since follows", () => {
    const page = play();
    page.type("mine");
    page.rest();
    for (const wait of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      page.save.fail(refused("NETWORK"));
      page.clock.advance(wait - 1);
      expect(page.save.waiting()).toBe(0);
      page.clock.advance(1);
      expect(page.save.waiting()).toBe(1);
    }
    page.type("mine and more");
    page.save.answer(saved("mine", 4));
    page.rest();
    expect(new Set(page.save.asked.slice(0, -1).map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(["key-1"]),
    );
    expect(page.save.asked.at(-1)).toEqual({
      draft: { text: "mine and more" },
      version: 4,
      idempotencyKey: "key-2",
    });
  });

  test("it is repeated at once when the network comes back", () => {
    const page = play();
    page.type("mine");
    page.rest();
    page.save.fail(refused("NETWORK"));
    page.send({ type: "browser.cameOnline" });
    expect(page.save.waiting()).toBe(1);
  });

  test("the waits begin anew when the network comes back", () => {
    const page = play();
    page.type("mine");
    page.rest();
    for (const wait of [5000, 10_000]) {
      page.save.fail(refused("NETWORK"));
      page.clock.advance(wait);
    }
    page.save.fail(refused("NETWORK"));
    page.send({ type: "browser.cameOnline" });
    page.save.fail(refused("NETWORK"));
    page.clock.advance(5000);
    expect(page.save.waiting()).toBe(1);
  });

  test("what is typed meanwhile is shown and stored on this device", () => {
    const page = play();
    page.type("mine");
    page.rest();
    page.save.fail(refused("NETWORK"));
    page.type("mine and more");
    expect(page.view()).toMatchObject({ status: "unanswered", draft: { text: "mine and more" } });
    expect(page.storedRecord()).toMatchObject({
      draft: { text: "mine and more" },
      sending: { draft: { text: "mine" } },
    });
  });

  test("a reload repeats it under its key, and goes on with what was typed since", () => {
    const page = play();
    page.type("mine");
    page.rest();
    page.type("mine and more");
    const later = play(page.storedRecord() as AutosaveRecord<Letter>, saved("mine", 4));
    expect(later.view().draft).toEqual({ text: "mine and more" });
    expect(later.save.asked).toEqual([{ draft: { text: "mine" }, version: 3, idempotencyKey: "key-1" }]);
    later.save.answer(saved("mine", 4));
    later.rest();
    expect(later.save.asked[1]).toMatchObject({ draft: { text: "mine and more" }, version: 4 });
    later.save.answer(saved("mine and more", 5));
    expect(later.storedRecord()).toBe(null);
  });
});

describe("two tabs", () => {
  test("who was slower is shown both; mine, chosen, is saved upon theirs", () => {
    const page = play();
    page.type("mine");
    page.rest();
    page.save.fail(refused("PROFILE_CHANGED", { data: { saved: saved("theirs", 4) } }));
    expect(page.view()).toMatchObject({
      status: "conflict",
      draft: { text: "mine" },
      theirs: { text: "theirs" },
    });
    page.clock.advance(600_000);
    expect(page.save.asked).toHaveLength(1);
    page.send({ type: "mine.stored" });
    expect(page.save.asked[1]).toEqual({ draft: { text: "mine" }, version: 4, idempotencyKey: "key-2" });
  });

  test.each(["during a save", "after one without an answer"])(
    "what another tab saves %s is met once the save is refused",
    (when) => {
      const page = play();
      page.type("mine");
      page.rest();
      if (when !== "during a save") page.save.fail(refused("NETWORK"));
      page.send({ type: "server.read", saved: saved("theirs", 4) });
      expect(page.save.waiting()).toBe(1);
      page.save.fail(refused("VALIDATION_FAILED"));
      page.send({ type: "retry.requested" });
      expect(page.view()).toMatchObject({ status: "conflict", theirs: { text: "theirs" } });
    },
  );

  test("theirs, taken, is shown, and mine can still come back", () => {
    const page = play();
    page.type("mine");
    page.send({ type: "server.read", saved: saved("theirs", 4) });
    page.send({ type: "theirs.taken" });
    expect(page.view()).toMatchObject({ status: "saved", draft: { text: "theirs" }, canUndo: true });
    page.send({ type: "undo.requested" });
    expect(page.save.asked).toEqual([{ draft: { text: "mine" }, version: 4, idempotencyKey: "key-1" }]);
  });

  test("the same typed in both is no conflict", () => {
    const page = play();
    page.type("same");
    page.send({ type: "server.read", saved: saved("same", 4) });
    expect(page.view()).toMatchObject({ status: "saved", theirs: null });
    expect(page.storedRecord()).toBe(null);
  });

  test("a form at rest follows what is saved elsewhere, which no undo takes back", () => {
    const page = play();
    page.type("second");
    page.rest();
    page.save.answer(saved("second", 4));
    page.send({ type: "server.read", saved: saved("theirs", 5) });
    expect(page.view()).toMatchObject({ status: "saved", draft: { text: "theirs" }, canUndo: false });
  });
});

test("a refusal names its fields, keeps what was typed and is not repeated by itself", () => {
  const page = play();
  page.type("mine");
  page.rest();
  const fields = [{ path: "text", code: "custom", message: "Trop court." }];
  page.save.fail(refused("VALIDATION_FAILED", { message: "Non.", fields }));
  page.clock.advance(600_000);
  expect(page.save.asked).toHaveLength(1);
  expect(page.view()).toMatchObject({ status: "refused", problem: { message: "Non.", fields } });
  page.type("mine, longer");
  page.rest();
  expect(page.view()).toMatchObject({ status: "saving", problem: null });
});
