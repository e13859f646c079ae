import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createDraftKeeperMachine } from "./draft-keeper.machine.ts";
import { type DraftKeeperState, draftKeeperModel } from "./draft-keeper.model.ts";
import type { DraftKeeperEvent, DraftShown, StoredDraft } from "./draft-keeper.types.ts";
import { draftKeeperView } from "./draft-keeper.view.ts";

type Letter = { text: string };
const blank: Letter = { text: "" };

function createWorld(stage: Stage) {
  const load = holdPromise<StoredDraft<Letter> | null>();
  const save = holdPromise<unknown, StoredDraft<Letter>>();
  const clear = holdPromise<unknown>();
  const machine = createDraftKeeperMachine<Letter>({ now: stage.clock.now });
  const actor = stage.play(
    machine.provide({
      actors: { loadDraft: load.logic, saveDraft: save.logic, clearDraft: clear.logic },
    }),
    { input: { blank, schemaVersion: 2 } },
  );
  const world = {
    stage,
    load,
    save,
    clear,
    actor,
    typed: 0,
    theirs: 0,
    /** What the form holds: the last thing typed or shown. */
    form: blank,
    /** What the browser's storage holds. */
    stored: null as StoredDraft<Letter> | null,
    shown: 0,
    send: (event: DraftKeeperEvent<Letter>) => {
      actor.send(event);
      world.follow();
    },
    type: () => {
      world.typed += 1;
      world.form = { text: `mine ${world.typed}` };
      world.send({ type: "draft.changed", draft: world.form });
    },
    find: (stored: StoredDraft<Letter> | null) => {
      world.stored = stored;
      load.answer(stored);
    },
    otherSaves: () => {
      world.theirs += 1;
      world.stored = {
        draft: { text: `theirs ${world.theirs}` },
        savedAt: Math.max(stage.clock.now(), (world.stored?.savedAt ?? 0) + 1),
        schemaVersion: 2,
      };
      world.send({ type: "other.saved", stored: world.stored });
    },
    follow: () => {
      const shown = stage.emitted.filter((event): event is DraftShown<Letter> => event.type === "draftShown");
      if (shown.length > world.shown) world.form = shown.at(-1)?.draft ?? world.form;
      world.shown = shown.length;
    },
  };
  return world;
}

const keeping: readonly DraftKeeperState["at"][] = ["untouched", "saved", "resting", "saving", "failed"];

proveMachine({
  machine: createDraftKeeperMachine<Letter>({ now: () => 0 }),
  model: draftKeeperModel,
  world: createWorld,
  perform: {
    "nothing is stored": ({ find }) => find(null),
    "an empty form is stored": ({ find }) => find({ draft: { text: "" }, savedAt: 1, schemaVersion: 2 }),
    "a draft is stored": ({ find }) =>
      find({ draft: { text: "of yesterday" }, savedAt: 1, schemaVersion: 2 }),
    "a draft of another shape is stored": ({ find }) =>
      find({ draft: { text: "of last year" }, savedAt: 1, schemaVersion: 1 }),
    "the storage cannot be read": ({ load }) => load.fail(new Error("denied")),
    types: ({ type }) => type(),
    "the form says the same again": ({ send, form }) => send({ type: "draft.changed", draft: { ...form } }),
    "rests for 800 ms": ({ stage }) => stage.clock.advance(800),
    "the save is done": (world) => {
      world.stored = world.save.asked.at(-1) ?? null;
      world.save.answer({});
    },
    "the save fails": ({ save }) => save.fail(new Error("full")),
    "tries to save again": ({ send }) => send({ type: "save.retried" }),
    "leaves the page": ({ send }) => send({ type: "page.left" }),
    "accepts the offer": ({ send }) => send({ type: "offer.accepted" }),
    "declines the offer": ({ send }) => send({ type: "offer.declined" }),
    "the storage is cleared": (world) => {
      world.stored = null;
      world.clear.answer({});
    },
    "the storage cannot be cleared": ({ clear }) => clear.fail(new Error("denied")),
    "the discarded draft is out of the storage": ({ clear }) => {
      if (clear.waiting() > 0) clear.answer({});
    },
    "the discarded draft cannot be cleared": ({ clear }) => {
      if (clear.waiting() > 0) clear.fail(new Error("denied"));
    },
    "another tab saves": ({ otherSaves }) => otherSaves(),
    "another tab says what is known": ({ send, form, actor }) =>
      send({
        type: "other.saved",
        stored: {
          draft: form,
          savedAt: (actor.getSnapshot().context.savedAt ?? 0) + 1,
          schemaVersion: 2,
        },
      }),
    "keeps mine": ({ send }) => send({ type: "mine.kept" }),
    "takes theirs": ({ send }) => send({ type: "theirs.taken" }),
    discards: ({ send }) => send({ type: "draft.discarded" }),
    "undoes the discard": ({ send }) => send({ type: "discard.undone" }),
    "ten seconds pass": ({ stage }) => stage.clock.advance(10_000),
    "the form is published": ({ send }) => send({ type: "draft.published" }),
  },
  agree: ({ actor, form, save }, { at, isDirty }) => {
    const snapshot = actor.getSnapshot();
    const view = draftKeeperView<Letter>(snapshot);
    expect(snapshot.value).toEqual(keeping.includes(at) ? { keeping: at } : at);
    expect(snapshot.status).toBe(at === "done" ? "done" : "active");
    expect(snapshot.context.isDirty).toBe(isDirty);
    expect(snapshot.context.draft).toEqual(form);
    expect(save.waiting()).toBe(at === "saving" ? 1 : 0);
    expect({
      isLoading: view.isLoading,
      isFormResting: view.isFormResting,
      hasOffer: view.offer !== null,
      hasConflict: view.conflict !== null,
      canUndoDiscard: view.canUndoDiscard,
    }).toEqual({
      isLoading: at === "loading",
      isFormResting: at === "offering",
      hasOffer: at === "offering",
      hasConflict: at === "conflict",
      canUndoDiscard: at === "discarded",
    });
  },
  invariants: {
    "what is said to be saved is in the storage": ({ stored, form }, { at }) =>
      at !== "saved" || JSON.stringify(stored?.draft) === JSON.stringify(form),
    "never two saves under way": ({ save }) => save.waiting() <= 1,
    "each save is dated after the one before": ({ save }) =>
      save.asked.every((one, index) => index === 0 || one.savedAt >= (save.asked[index - 1]?.savedAt ?? 0)),
  },
});
