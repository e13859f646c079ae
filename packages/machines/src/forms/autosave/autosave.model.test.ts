import type { Actor } from "xstate";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createSampleAutosave, type Letter } from "./autosave.fixture.ts";
import type { AutosaveMachine } from "./autosave.machine.ts";
import { autosaveModel } from "./autosave.model.ts";
import type { AutosaveEvent, AutosaveRecord, AutosaveSending, SavedDraft } from "./autosave.types.ts";
import { autosaveView } from "./autosave.view.ts";

function createHarness(simulation: Simulation) {
  const save = holdPromise<SavedDraft<Letter>, AutosaveSending<Letter>>();
  const machine = createSampleAutosave(countingKeys()).provide({ actors: { saveDraft: save.logic } });
  const harness = {
    simulation,
    save,
    actor: null as Actor<AutosaveMachine<Letter>> | null,
    typed: 0,
    theirs: 0,
    /** What the server holds. */
    server: { draft: { text: "first" }, version: 3 } as SavedDraft<Letter>,
    open: (record: AutosaveRecord<Letter> | null) => {
      harness.actor = simulation.start(machine, { input: { saved: harness.server, record } });
    },
    send: (event: AutosaveEvent<Letter>) => harness.actor?.send(event),
    form: () => harness.actor?.getSnapshot().context.draft ?? { text: "" },
    type: (text: string) => {
      harness.typed += 1;
      harness.send({ type: "draft.changed", draft: { text: `${text} ${harness.typed}` } });
    },
    otherSaves: () => {
      harness.theirs += 1;
      const { version } = harness.server;
      harness.server = { draft: { text: `theirs ${harness.theirs}` }, version: version + 1 };
    },
  };
  return harness;
}

proveMachine({
  machine: createSampleAutosave(() => ""),
  model: autosaveModel,
  harness: createHarness,
  perform: {
    opens: ({ open }) => open(null),
    "opens with something unsaved": ({ open }) =>
      open({ draft: { text: "mine" }, version: 3, sending: null }),
    "opens with something unsaved that another one was quicker than": ({ open }) =>
      open({ draft: { text: "mine" }, version: 2, sending: null }),
    "opens with a save that had no answer": ({ open }) => {
      const draft = { text: "mine" };
      open({ draft, version: 3, sending: { draft, version: 3, idempotencyKey: "before" } });
    },
    types: ({ type }) => type("mine"),
    "types something unfinished": ({ type }) => type("unfinished"),
    "types it back": ({ send, actor }) =>
      send({
        type: "draft.changed",
        draft: { ...(actor?.getSnapshot().context.saved.draft ?? { text: "" }) },
      }),
    "the form states the same again": ({ send, form }) =>
      send({ type: "draft.changed", draft: { ...form() } }),
    "rests for 800 ms": ({ simulation }) => simulation.clock.advance(800),
    "leaves the page": ({ send }) => send({ type: "page.left" }),
    "the server saves it": (harness, { isOvertaken }) => {
      const sending = harness.save.asked.at(-1);
      const answer = { draft: sending?.draft ?? { text: "" }, version: (sending?.version ?? 0) + 1 };
      // What is known to be newer was saved after this one.
      if (isOvertaken) harness.server = { ...harness.server, version: harness.server.version + 1 };
      else harness.server = answer;
      if (isOvertaken) harness.send({ type: "server.read", saved: harness.server });
      harness.save.answer(answer);
    },
    "the network fails": ({ save }) => save.fail(refused("NETWORK")),
    "the server refuses it": ({ save }) => save.fail(refused("VALIDATION_FAILED", { message: "Non." })),
    "a person was quicker": (harness) => {
      harness.otherSaves();
      harness.save.fail(refused("PROFILE_CHANGED", { data: { saved: harness.server } }));
    },
    "the next try comes": ({ simulation }) => simulation.clock.advance(60_000),
    "the network comes back": ({ send }) => send({ type: "browser.cameOnline" }),
    "tries again": ({ send }) => send({ type: "retry.requested" }),
    "another tab saves": (harness) => {
      harness.otherSaves();
      harness.send({ type: "server.read", saved: harness.server });
    },
    "the server reports what is known": ({ send, actor }) => {
      const newest = actor?.getSnapshot().context.newest;
      if (newest !== undefined) send({ type: "server.read", saved: { ...newest } });
    },
    "keeps mine": ({ send }) => send({ type: "mine.stored" }),
    "takes theirs": ({ send }) => send({ type: "theirs.taken" }),
    "undoes the last change": ({ send }) => send({ type: "undo.requested" }),
  },
  agree: ({ actor, save, server }, { at, isBack, previous }) => {
    if (at === "closed") return;
    const snapshot = actor?.getSnapshot();
    if (snapshot === undefined) throw new Error("nothing is open");
    const view = autosaveView<Letter>(snapshot);
    expect(snapshot.value).toBe(at);
    expect(view.status).toBe(at === "resting" ? "unsaved" : at);
    expect(view.canUndo).toBe(at === "saved" && previous !== null);
    expect(save.waiting()).toBe(at === "saving" ? 1 : 0);
    expect(view.theirs).toEqual(at === "conflict" ? server.draft : null);
    if (at === "saved") expect(view.draft).toEqual(server.draft);
    const isDirty = view.draft.text !== snapshot.context.saved.draft.text;
    if (!isBack && at !== "saved") expect(isDirty).toBe(true);
  },
  invariants: {
    "never two saves under way": ({ save }) => save.waiting() <= 1,
    "what is not saved is retained for a reload, and only that": ({ actor, simulation }, { at, isBack }) => {
      const storedRecord = simulation.stored.at(-1)?.record as AutosaveRecord<Letter> | null | undefined;
      if (actor === null || storedRecord === undefined) return true;
      if (at === "saved" || isBack) return storedRecord === null || at !== "saved";
      return JSON.stringify(storedRecord?.draft) === JSON.stringify(actor.getSnapshot().context.draft);
    },
    "no save that is refused is sent again by itself": ({ save }, { at }) =>
      at !== "refused" || save.waiting() === 0,
  },
});
