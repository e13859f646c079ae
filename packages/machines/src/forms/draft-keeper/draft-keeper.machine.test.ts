import { describe, expect, test } from "vitest";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createDraftKeeperMachine } from "./draft-keeper.machine.ts";
import type { StoredDraft } from "./draft-keeper.types.ts";
import { draftKeeperView } from "./draft-keeper.view.ts";

type Letter = { text: string };
const start = Date.UTC(2026, 0, 15, 9);
const stored = (text: string, savedAt = start - 60_000, schemaVersion = 2): StoredDraft<Letter> => ({
  draft: { text },
  savedAt,
  schemaVersion,
});

function play() {
  const simulation = createSimulation();
  const load = holdPromise<StoredDraft<Letter> | null>();
  const save = holdPromise<unknown, StoredDraft<Letter>>();
  const clear = holdPromise<unknown>();
  const actor = simulation.start(
    createDraftKeeperMachine<Letter>({ now: simulation.clock.now }).provide({
      actors: { loadDraft: load.logic, saveDraft: save.logic, clearDraft: clear.logic },
    }),
    { input: { blank: { text: "" }, schemaVersion: 2 } },
  );
  return {
    ...simulation,
    load,
    save,
    clear,
    holds: () => JSON.stringify(actor.getSnapshot().context),
    send: actor.send.bind(actor),
    type: (text: string) => actor.send({ type: "draft.changed", draft: { text } }),
    view: () => draftKeeperView<Letter>(actor.getSnapshot()),
    texts: () => save.asked.map(({ draft }) => draft.text),
  };
}

function empty() {
  const page = play();
  page.load.answer(null);
  return page;
}

function saved(text = "mine") {
  const page = empty();
  page.type(text);
  page.clock.advance(800);
  page.save.answer({});
  return page;
}

describe("finding a draft", () => {
  test("a stored draft is offered with its age, and shown once accepted [MISS-04]", () => {
    const page = play();
    expect(page.view()).toMatchObject({ isLoading: true, isFormResting: false });
    page.load.answer(stored("yesterday"));
    expect(page.view()).toMatchObject({
      isLoading: false,
      isFormResting: true,
      offer: { draft: { text: "yesterday" }, savedAt: start - 60_000 },
    });
    page.send({ type: "offer.accepted" });
    expect(page.emitted).toEqual([{ type: "draft.shown", draft: { text: "yesterday" } }]);
    expect(page.view()).toMatchObject({ indicator: "saved", savedAt: start - 60_000, offer: null });
  });

  test("a declined draft is cleared, and what was typed before is stored", () => {
    const page = play();
    page.type("new");
    page.load.answer(stored("yesterday"));
    page.send({ type: "offer.declined" });
    expect(page.clear.waiting()).toBe(1);
    expect(page.holds()).not.toContain("yesterday");
    page.clear.answer({});
    page.clock.advance(800);
    expect(page.texts()).toEqual(["new"]);
  });

  test("while a declined draft is cleared, an untouched form has nothing to state about a draft", () => {
    const page = play();
    page.load.answer(stored("yesterday"));
    page.send({ type: "offer.declined" });
    expect(page.view().indicator).toBe("none");
    page.type("new");
    expect(page.view().indicator).toBe("unsaved");
  });

  test("a draft in a shape this form cannot read is not offered, and that is stated", () => {
    const page = play();
    page.load.answer(stored("old", start, 1));
    expect(page.view()).toMatchObject({ offer: null, indicator: "none" });
    expect(page.emitted).toEqual([{ type: "notice", kind: "info", code: "DRAFT_UNREADABLE" }]);
    expect(page.clear.asked).toEqual([]);
  });

  test("a newer draft of another tab replaces the offer; a draft of another shape does not", () => {
    const page = play();
    page.load.answer(stored("yesterday"));
    page.send({ type: "other.saved", stored: stored("old", start, 1) });
    expect(page.view().offer?.draft).toEqual({ text: "yesterday" });
    page.send({ type: "other.saved", stored: stored("just now", start) });
    expect(page.view().offer).toEqual({ draft: { text: "just now" }, savedAt: start });
  });
});

describe("another tab, while the storage is being read", () => {
  test("makes it be read again: what was asked before no longer counts", () => {
    const page = play();
    page.send({ type: "other.saved", stored: stored("theirs", start) });
    expect(page.load.asked).toHaveLength(2);
    expect(page.view().isLoading).toBe(true);
    page.load.answer(stored("theirs", start));
    expect(page.view().offer).toEqual({ draft: { text: "theirs" }, savedAt: start });
  });
});

describe("saving", () => {
  test("the draft is stored 800 ms after the last keystroke, not at 799 [MISS-04]", () => {
    const page = empty();
    page.type("m");
    page.clock.advance(700);
    page.type("mi");
    page.clock.advance(799);
    expect(page.save.asked).toEqual([]);
    expect(page.view().indicator).toBe("unsaved");
    page.clock.advance(1);
    expect(page.save.asked).toEqual([{ draft: { text: "mi" }, savedAt: start + 1500, schemaVersion: 2 }]);
    expect(page.view()).toMatchObject({ indicator: "saving", savedAt: null });
    page.save.answer({});
    expect(page.view()).toMatchObject({ indicator: "saved", savedAt: start + 1500 });
  });

  test("nothing is stored when the form states the same again", () => {
    const page = saved();
    page.type("mine");
    page.clock.advance(800);
    expect(page.texts()).toEqual(["mine"]);
    expect(page.view().indicator).toBe("saved");
  });

  test("what is typed during a save is stored after it", () => {
    const page = empty();
    page.type("one");
    page.clock.advance(800);
    page.type("two");
    expect(page.view().indicator).toBe("unsaved");
    page.clock.advance(800);
    expect(page.texts()).toEqual(["one", "two"]);
  });

  test("leaving the page stores at once what was typed, and only that", () => {
    const page = empty();
    page.send({ type: "page.left" });
    page.type("mine");
    page.send({ type: "page.left" });
    expect(page.texts()).toEqual(["mine"]);
    page.save.answer({});
    page.send({ type: "page.left" });
    expect(page.texts()).toEqual(["mine"]);
  });

  test("a save that fails is stated, keeps everything, and can be tried again", () => {
    const page = empty();
    page.type("mine");
    page.clock.advance(800);
    page.save.fail(new Error("full"));
    expect(page.view()).toMatchObject({ indicator: "failed", savedAt: null, isNotSaved: true });
    page.send({ type: "save.retried" });
    expect(page.texts()).toEqual(["mine", "mine"]);
  });

  test("a save that failed is stated until one goes through, while more is typed and saved", () => {
    const page = empty();
    page.type("one");
    page.clock.advance(800);
    page.save.fail(new Error("full"));
    page.type("two");
    expect(page.view()).toMatchObject({ indicator: "unsaved", isNotSaved: true });
    page.clock.advance(800);
    expect(page.view()).toMatchObject({ indicator: "saving", isNotSaved: true });
    page.save.answer({});
    expect(page.view()).toMatchObject({ indicator: "saved", isNotSaved: false });
  });

  test("a save is dated after the one before, whatever the visitor's clock reports", () => {
    const page = play();
    page.load.answer(stored("tomorrow", start + 9000));
    page.send({ type: "offer.accepted" });
    page.type("mine");
    page.clock.advance(800);
    expect(page.save.asked[0]?.savedAt).toBe(start + 9001);
  });
});

describe("two tabs", () => {
  test("a newer draft of another tab is shown beside mine; mine, chosen, is stored after it", () => {
    const page = saved();
    page.send({ type: "other.saved", stored: stored("theirs", start + 50_000) });
    expect(page.view().conflict).toEqual({ theirs: { text: "theirs" }, savedAt: start + 50_000 });
    page.type("mine and more");
    page.clock.advance(5000);
    expect(page.texts()).toEqual(["mine"]);
    page.send({ type: "mine.stored" });
    expect(page.save.asked.at(-1)).toEqual({
      draft: { text: "mine and more" },
      savedAt: start + 50_001,
      schemaVersion: 2,
    });
  });

  test("the newest of what another tab stores is the one shown and taken", () => {
    const page = saved();
    page.send({ type: "other.saved", stored: stored("theirs", start + 50_000) });
    page.send({ type: "other.saved", stored: stored("theirs and more", start + 60_000) });
    expect(page.view().conflict).toEqual({ theirs: { text: "theirs and more" }, savedAt: start + 60_000 });
    page.send({ type: "theirs.taken" });
    expect(page.emitted.at(-1)).toEqual({ type: "draft.shown", draft: { text: "theirs and more" } });
  });

  test("theirs, taken, is shown and counts as saved", () => {
    const page = saved();
    page.send({ type: "other.saved", stored: stored("theirs", start + 50_000) });
    page.send({ type: "theirs.taken" });
    expect(page.emitted.at(-1)).toEqual({ type: "draft.shown", draft: { text: "theirs" } });
    expect(page.view()).toMatchObject({ indicator: "saved", savedAt: start + 50_000, conflict: null });
  });

  test.each([
    ["of the same instant", stored("theirs", start + 800)],
    ["older", stored("theirs", start + 799)],
    ["with the same content", stored("mine", start + 50_000)],
    ["in another shape", stored("theirs", start + 50_000, 3)],
  ])("a draft %s is no conflict", (_, theirs) => {
    const page = saved();
    page.send({ type: "other.saved", stored: theirs });
    expect(page.view()).toMatchObject({ conflict: null, indicator: "saved" });
  });

  test("leaving in the middle of a conflict stores what only this tab holds", () => {
    const page = saved();
    page.send({ type: "other.saved", stored: stored("theirs", start + 50_000) });
    page.send({ type: "page.left" });
    expect(page.texts()).toEqual(["mine"]);
    page.type("mine and more");
    page.send({ type: "page.left" });
    expect(page.texts()).toEqual(["mine", "mine and more"]);
    expect(page.save.asked.at(-1)?.savedAt).toBe(start + 50_001);
  });

  test("an untouched form is offered what another tab stores", () => {
    const page = empty();
    page.send({ type: "other.saved", stored: stored("theirs") });
    expect(page.view()).toMatchObject({ offer: { draft: { text: "theirs" } }, conflict: null });
  });
});

describe("discarding", () => {
  test("a discarded draft leaves form and storage, and comes back however late", () => {
    const page = saved();
    page.send({ type: "draft.discarded" });
    expect(page.clear.waiting()).toBe(1);
    expect(page.emitted).toEqual([
      { type: "draft.shown", draft: { text: "" } },
      { type: "notice", kind: "info", code: "DRAFT_DISCARDED" },
    ]);
    page.clock.advance(24 * 3_600_000);
    expect(page.view().canUndoDiscard).toBe(true);
    page.send({ type: "discard.undone" });
    expect(page.emitted.at(-1)).toEqual({ type: "draft.shown", draft: { text: "mine" } });
    expect(page.texts()).toEqual(["mine", "mine"]);
  });

  test("a discarded draft that the storage does not let go is reported to be there still", () => {
    const page = saved();
    page.send({ type: "draft.discarded" });
    expect(page.view()).toMatchObject({ canUndoDiscard: true, isStillStored: false });
    page.clear.fail(new Error("denied"));
    expect(page.view()).toMatchObject({ canUndoDiscard: true, isStillStored: true });
    expect(page.emitted.at(-1)).toEqual({ type: "notice", kind: "warning", code: "DRAFT_NOT_CLEARED" });
    page.type("other");
    expect(page.view()).toMatchObject({ canUndoDiscard: false, isStillStored: false });
  });

  test("once something else is typed it is gone", () => {
    const page = saved();
    page.send({ type: "draft.discarded" });
    page.type("other");
    page.send({ type: "discard.undone" });
    expect(page.view()).toMatchObject({ canUndoDiscard: false, savedAt: null });
    expect(page.holds()).not.toContain("mine");
  });

  test("the form becoming empty does not end the undo, typing something else does", () => {
    const page = saved();
    page.send({ type: "draft.discarded" });
    page.type("");
    expect(page.view().canUndoDiscard).toBe(true);
    page.type("other");
    expect(page.view()).toMatchObject({ canUndoDiscard: false, indicator: "unsaved" });
  });

  test("what another tab stored meanwhile is not overwritten by the undo", () => {
    const page = saved();
    page.send({ type: "draft.discarded" });
    page.send({ type: "other.saved", stored: stored("theirs", start + 2000) });
    page.send({ type: "discard.undone" });
    expect(page.emitted.at(-1)).toEqual({ type: "draft.shown", draft: { text: "mine" } });
    expect(page.view().conflict).toEqual({ theirs: { text: "theirs" }, savedAt: start + 2000 });
    expect(page.texts()).toEqual(["mine"]);
  });
});

test.each([
  ["declined", "offer.declined"],
  ["published", "draft.published"],
] as const)("a %s draft that the storage does not let go is reported", (_, type) => {
  const page = play();
  page.load.answer(stored("yesterday"));
  page.send({ type });
  page.clear.fail(new Error("denied"));
  expect(page.emitted).toEqual([{ type: "notice", kind: "warning", code: "DRAFT_NOT_CLEARED" }]);
});

test("a published form leaves no draft behind [MISS-06]", () => {
  const page = empty();
  page.type("mine");
  page.send({ type: "draft.published" });
  expect(page.clear.waiting()).toBe(1);
  page.clear.answer({});
  page.clock.advance(60_000);
  expect(page.texts()).toEqual([]);
});
