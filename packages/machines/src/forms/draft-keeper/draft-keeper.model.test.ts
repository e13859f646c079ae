import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createDraftKeeperMachine } from "./draft-keeper.machine.ts";
import { type DraftKeeperState, draftKeeperModel } from "./draft-keeper.model.ts";
import type { DraftKeeperEvent, DraftShown, StoredDraft } from "./draft-keeper.types.ts";
import { draftKeeperView } from "./draft-keeper.view.ts";

type Letter = { text: string };
const blank: Letter = { text: "" };

function createHarness(simulation: Simulation) {
  const load = holdPromise<StoredDraft<Letter> | null>();
  const save = holdPromise<unknown, StoredDraft<Letter>>();
  const clear = holdPromise<unknown>();
  const machine = createDraftKeeperMachine<Letter>({ now: simulation.clock.now });
  const actor = simulation.start(
    machine.provide({
      actors: { loadDraft: load.logic, saveDraft: save.logic, clearDraft: clear.logic },
    }),
    { input: { blank, schemaVersion: 2 } },
  );
  const harness = {
    simulation,
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
    failedClearings: 0,
    failClearing: () => {
      harness.failedClearings += 1;
      clear.fail(new Error("denied"));
    },
    send: (event: DraftKeeperEvent<Letter>) => {
      actor.send(event);
      harness.follow();
    },
    type: () => {
      harness.typed += 1;
      harness.form = { text: `mine ${harness.typed}` };
      harness.send({ type: "draft.changed", draft: harness.form });
    },
    find: (stored: StoredDraft<Letter> | null) => {
      harness.stored = stored;
      load.answer(stored);
    },
    otherSaves: () => {
      harness.theirs += 1;
      harness.stored = {
        draft: { text: `theirs ${harness.theirs}` },
        savedAt: Math.max(simulation.clock.now(), (harness.stored?.savedAt ?? 0) + 1),
        schemaVersion: 2,
      };
      harness.send({ type: "other.saved", stored: harness.stored });
    },
    follow: () => {
      const shown = simulation.emitted.filter(
        (event): event is DraftShown<Letter> => event.type === "draft.shown",
      );
      if (shown.length > harness.shown) harness.form = shown.at(-1)?.draft ?? harness.form;
      harness.shown = shown.length;
    },
  };
  return harness;
}

const keeping: readonly DraftKeeperState["at"][] = ["untouched", "saved", "resting", "saving", "failed"];

proveMachine({
  machine: createDraftKeeperMachine<Letter>({ now: () => 0 }),
  model: draftKeeperModel,
  harness: createHarness,
  perform: {
    "nothing is stored": ({ find }) => find(null),
    "an empty form is stored": ({ find }) => find({ draft: { text: "" }, savedAt: 1, schemaVersion: 2 }),
    "a draft is stored": ({ find }) =>
      find({ draft: { text: "of yesterday" }, savedAt: 1, schemaVersion: 2 }),
    "a draft of another shape is stored": ({ find }) =>
      find({ draft: { text: "of last year" }, savedAt: 1, schemaVersion: 1 }),
    "the storage cannot be read": ({ load }) => load.fail(new Error("denied")),
    types: ({ type }) => type(),
    "the form states the same again": ({ send, form }) => send({ type: "draft.changed", draft: { ...form } }),
    "rests for 800 ms": ({ simulation }) => simulation.clock.advance(800),
    "the save is done": (harness) => {
      harness.stored = harness.save.asked.at(-1) ?? null;
      harness.save.answer({});
    },
    "the save fails": ({ save }) => save.fail(new Error("full")),
    "tries to save again": ({ send }) => send({ type: "save.retried" }),
    "leaves the page": ({ send }) => send({ type: "page.left" }),
    "accepts the offer": ({ send }) => send({ type: "offer.accepted" }),
    "declines the offer": ({ send }) => send({ type: "offer.declined" }),
    "the storage is cleared": (harness) => {
      harness.stored = null;
      harness.clear.answer({});
    },
    "the storage cannot be cleared": (harness) => harness.failClearing(),
    // What another tab stored since was not there when the clearing was asked for.
    "the discarded draft is out of the storage": (harness, { hasTheirs }) => {
      if (!hasTheirs) harness.stored = null;
      harness.clear.answer({});
    },
    "the discarded draft cannot be cleared": (harness) => harness.failClearing(),
    "another tab saves": ({ otherSaves }) => otherSaves(),
    "another tab states what is known": ({ send, form, actor }) =>
      send({
        type: "other.saved",
        stored: {
          draft: form,
          savedAt: (actor.getSnapshot().context.savedAt ?? 0) + 1,
          schemaVersion: 2,
        },
      }),
    "keeps mine": ({ send }) => send({ type: "mine.stored" }),
    "takes theirs": ({ send }) => send({ type: "theirs.taken" }),
    discards: ({ send }) => send({ type: "draft.discarded" }),
    "undoes the discard": ({ send }) => send({ type: "discard.undone" }),
    "a day passes": ({ simulation }) => simulation.clock.advance(24 * 3_600_000),
    "the form is published": ({ send }) => send({ type: "draft.published" }),
  },
  agree: ({ actor, form, save, clear }, { at, isDirty, isNotSaved, clearing }) => {
    const snapshot = actor.getSnapshot();
    const view = draftKeeperView<Letter>(snapshot);
    expect(snapshot.value).toEqual(
      keeping.includes(at) ? { keeping: at } : clearing === null ? at : { discarded: clearing },
    );
    expect(clear.waiting()).toBe(clearing === "waiting" || at === "declining" || at === "published" ? 1 : 0);
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
      isNotSaved: view.isNotSaved,
      isStillStored: view.isStillStored,
    }).toEqual({
      isLoading: at === "loading",
      isFormResting: at === "offering",
      hasOffer: at === "offering",
      hasConflict: at === "conflict",
      canUndoDiscard: at === "discarded",
      isNotSaved,
      isStillStored: clearing === "stillStored",
    });
  },
  invariants: {
    "each failed clearing is reported, once": ({ simulation, failedClearings }) =>
      simulation.emitted.filter((event) => "code" in event && event.code === "DRAFT_NOT_CLEARED").length ===
      failedClearings,
    "what is reported as saved is in the storage": ({ stored, form }, { at }) =>
      at !== "saved" || JSON.stringify(stored?.draft) === JSON.stringify(form),
    "never two saves under way": ({ save }) => save.waiting() <= 1,
    "each save is dated after the one before": ({ save }) =>
      save.asked.every((one, index) => index === 0 || one.savedAt >= (save.asked[index - 1]?.savedAt ?? 0)),
  },
});
