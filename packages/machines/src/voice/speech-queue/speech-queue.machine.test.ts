import { describe, expect, it } from "vitest";
import { type SpeechSettings, type SpeechSource, speechQueueView } from "./index.ts";
import { createSpeechHarness, everything } from "./speech-queue.harness.ts";
import { sameTextMs } from "./speech-queue.rules.ts";

function play(changes: Partial<SpeechSettings> = {}, hasVoices = true) {
  const harness = createSpeechHarness();
  const { actor, send } = harness.open(everything(changes), { hasVoices });
  return {
    ...harness,
    actor,
    send,
    view: () => speechQueueView(actor.getSnapshot()),
    offer: (text: string, source: SpeechSource = "asked") => send({ type: "text.offered", text, source }),
    select: (text: string) => send({ type: "selection.changed", text }),
    ends: () => harness.utter.sendBack({ type: "utterance.ended" }),
    change: (more: Partial<SpeechSettings>) =>
      send({ type: "settings.changed", settings: everything({ ...changes, ...more }) }),
  };
}

describe("the queue", () => {
  it("reads in order, the next text 300 ms after the end of the last: not at 299 [A11Y-14, A11Y-15]", () => {
    const { clock, ends, offer, texts, view } = play();
    offer("un");
    offer("deux");
    offer("trois");
    expect(view()).toEqual({ status: "reading", text: "un", waiting: 2 });
    ends();
    clock.advance(299);
    expect(texts()).toEqual(["un"]);
    clock.advance(1);
    expect(texts()).toEqual(["un", "deux"]);
    ends();
    clock.advance(300);
    expect(texts()).toEqual(["un", "deux", "trois"]);
    ends();
    clock.advance(300);
    expect(view()).toEqual({ status: "silent", text: "", waiting: 0 });
  });

  it("goes on after a text that could not be read", () => {
    const { clock, offer, texts, utter } = play();
    offer("un");
    offer("deux");
    utter.sendBack({ type: "utterance.failed" });
    clock.advance(300);
    expect(texts()).toEqual(["un", "deux"]);
  });

  it("without a queue, the newest takes the place of what is read [A11Y-12]", () => {
    const { clock, offer, texts, utter } = play({ speechQueue: false });
    offer("un");
    offer("deux");
    offer("trois");
    expect(utter.running()).toBe(0);
    clock.advance(300);
    expect(texts()).toEqual(["un", "trois"]);
  });

  it("pauses, resumes, skips and stops", () => {
    const { clock, offer, send, texts, utter, view } = play();
    offer("un");
    offer("deux");
    offer("trois");
    send({ type: "pause.requested" });
    expect([view(), utter.running()]).toEqual([{ status: "paused", text: "un", waiting: 2 }, 0]);
    clock.advance(60_000);
    expect(texts()).toEqual(["un"]);
    send({ type: "resume.requested" });
    expect(view()).toEqual({ status: "reading", text: "un", waiting: 2 });
    send({ type: "skip.requested" });
    clock.advance(300);
    expect(texts()).toEqual(["un", "un", "deux"]);
    send({ type: "stop.requested" });
    clock.advance(60_000);
    expect([texts(), view().status]).toEqual([["un", "un", "deux"], "silent"]);
  });

  it("goes on after a pause where it was interrupted, as often as that happens", () => {
    const { ends, offer, send, texts, utter } = play();
    offer("Bonjour à tous les voisins");
    utter.sendBack({ type: "utterance.reached", at: 8 });
    send({ type: "pause.requested" });
    send({ type: "resume.requested" });
    expect(texts().at(-1)).toBe("à tous les voisins");
    send({ type: "pause.requested" });
    send({ type: "resume.requested" });
    expect(texts().at(-1)).toBe("à tous les voisins");
    utter.sendBack({ type: "utterance.reached", at: 2 });
    send({ type: "pause.requested" });
    send({ type: "resume.requested" });
    expect(texts().at(-1)).toBe("tous les voisins");
    ends();
    offer("Bonsoir à tous");
    expect(texts()).toHaveLength(4);
  });

  it("leaves empty texts out", () => {
    const { offer, texts } = play();
    offer("  ");
    expect(texts()).toEqual([]);
  });
});

describe("while a person is listened to", () => {
  const listen = { type: "listening.started" } as const;
  const leave = { type: "listening.ended" } as const;

  it("what is read stops, and goes on from there afterwards", () => {
    const { offer, send, texts, utter, view } = play();
    offer("Bonjour à tous");
    offer("deux");
    utter.sendBack({ type: "utterance.reached", at: 8 });
    send(listen);
    expect([utter.running(), view()]).toEqual([0, { status: "silent", text: "", waiting: 2 }]);
    send(leave);
    expect(texts()).toEqual(["Bonjour à tous", "à tous"]);
  });

  it("what comes waits", () => {
    const { offer, send, texts } = play();
    send(listen);
    offer("un");
    expect(texts()).toEqual([]);
    send(leave);
    expect(texts()).toEqual(["un"]);
  });

  it("the text after a gap waits", () => {
    const { clock, ends, offer, send, texts } = play();
    offer("un");
    offer("deux");
    ends();
    send(listen);
    clock.advance(300);
    expect(texts()).toEqual(["un"]);
    send(leave);
    expect(texts()).toEqual(["un", "deux"]);
  });

  it("a pause that was asked for stays one afterwards, until reading is resumed", () => {
    const { offer, send, texts, view } = play();
    offer("un");
    send(listen);
    send({ type: "pause.requested" });
    send(leave);
    expect([view().status, texts()]).toEqual(["paused", ["un"]]);
    send(listen);
    send({ type: "resume.requested" });
    expect(texts()).toEqual(["un"]);
    send(leave);
    expect(texts()).toEqual(["un", "un"]);
  });

  it("what was being read can be skipped or stopped", () => {
    const { offer, send, texts, view } = play();
    offer("un");
    offer("deux");
    send(listen);
    send({ type: "skip.requested" });
    send(leave);
    expect(texts()).toEqual(["un", "deux"]);
    send(listen);
    send({ type: "stop.requested" });
    send(leave);
    expect([texts(), view().status]).toEqual([["un", "deux"], "silent"]);
  });
});

describe("the same text", () => {
  it.each(Object.entries(sameTextMs) as [SpeechSource, number][])(
    "from %s is not read again within %d ms [A11Y-16]",
    (source, window) => {
      const { clock, ends, offer, texts } = play();
      offer("Enregistré", source);
      ends();
      clock.advance(window - 1);
      offer("Enregistré", source);
      expect(texts()).toHaveLength(1);
      clock.advance(1);
      offer("Enregistré", source);
      expect(texts()).toHaveLength(2);
    },
  );

  it("has windows of 1 to 8 s [A11Y-16]", () => {
    expect([Math.min(...Object.values(sameTextMs)), Math.max(...Object.values(sameTextMs))]).toEqual([
      1000, 8000,
    ]);
  });

  it("is not read again within its window, whatever was read between [A11Y-16]", () => {
    const { clock, ends, offer, texts } = play();
    offer("un", "page");
    ends();
    clock.advance(7000);
    offer("deux");
    ends();
    clock.advance(999);
    offer("un", "page");
    expect(texts()).toEqual(["un", "deux"]);
    clock.advance(1);
    offer("un", "page");
    expect(texts()).toEqual(["un", "deux", "un"]);
  });

  it("is forgotten once the longest window is over and another one comes", () => {
    const { actor, clock, ends, offer } = play();
    offer("un");
    ends();
    clock.advance(8000);
    offer("deux");
    expect(actor.getSnapshot().context.taken.map(({ text }) => text)).toEqual(["deux"]);
  });

  it("does not wait twice, however late it comes again", () => {
    const { clock, offer, view } = play();
    offer("long");
    offer("deux");
    clock.advance(60_000);
    offer("deux");
    expect(view().waiting).toBe(1);
  });

  it("does not wait while it is being read, however long that takes", () => {
    const { clock, offer, view } = play();
    offer("long");
    clock.advance(60_000);
    offer("long");
    expect(view()).toEqual({ status: "reading", text: "long", waiting: 0 });
  });
});

describe("what is selected", () => {
  it("is read 1 s after the selection: not at 999 ms [A11Y-17]", () => {
    const { clock, select, texts } = play();
    select("une phrase");
    clock.advance(999);
    expect(texts()).toEqual([]);
    clock.advance(1);
    expect(texts()).toEqual(["une phrase"]);
  });

  it("counts its second anew while it changes", () => {
    const { clock, select, texts } = play();
    select("une phrase");
    clock.advance(900);
    select("une phrase entière");
    clock.advance(999);
    expect(texts()).toEqual([]);
    clock.advance(1);
    expect(texts()).toEqual(["une phrase entière"]);
  });

  it.each([
    [2, 0],
    [3, 1],
    [499, 1],
    [500, 0],
  ])("of %d characters is read %d times [A11Y-17]", (length, times) => {
    const { clock, select, texts } = play();
    select(` ${"a".repeat(length)} `);
    clock.advance(1000);
    expect(texts()).toHaveLength(times);
  });

  it("is read without the spaces around it", () => {
    const { clock, select, texts } = play();
    select("  une phrase\n");
    clock.advance(1000);
    expect(texts()).toEqual(["une phrase"]);
  });

  it("is read only when readSelectedText is on [A11Y-19]", () => {
    const { change, clock, select, texts } = play({ readSelectedText: false });
    select("une phrase");
    clock.advance(1000);
    expect(texts()).toEqual([]);
    change({ readSelectedText: true });
    select("une phrase");
    clock.advance(1000);
    expect(texts()).toEqual(["une phrase"]);
  });

  it("is not read once the selection is gone", () => {
    const { clock, select, texts } = play();
    select("une phrase");
    clock.advance(500);
    select("");
    clock.advance(1000);
    expect(texts()).toEqual([]);
  });
});

describe("the settings", () => {
  it("read nothing unless speechEnabled is on, whatever the others state [A11Y-18]", () => {
    const { change, clock, offer, select, texts } = play({ speechEnabled: false });
    for (const source of Object.keys(sameTextMs) as SpeechSource[]) offer(source, source);
    select("une phrase");
    clock.advance(1000);
    expect(texts()).toEqual([]);
    change({ speechEnabled: true });
    offer("un");
    expect(texts()).toEqual(["un"]);
  });

  it("fall silent at once when reading is turned off, and forget what waited [A11Y-18]", () => {
    const { change, clock, offer, texts, utter, view } = play();
    offer("un");
    offer("deux");
    change({ speechEnabled: false });
    expect(utter.running()).toBe(0);
    clock.advance(60_000);
    expect([texts(), view()]).toEqual([["un"], { status: "silent", text: "", waiting: 0 }]);
  });

  it("give their pace and their voice to each text [A11Y-18]", () => {
    const { change, clock, ends, offer, utter } = play({ speechRate: 1.5, speechVoice: "Amélie" });
    offer("un");
    change({ speechRate: 0.8, speechVoice: null });
    offer("deux");
    ends();
    clock.advance(300);
    expect(utter.started).toEqual([
      { text: "un", rate: 1.5, voice: "Amélie" },
      { text: "deux", rate: 0.8, voice: null },
    ]);
  });

  it.each([
    ["announcement", "autoRead"],
    ["page", "readPageContent"],
    ["formError", "readFormErrors"],
    ["buttonState", "readButtonStates"],
    ["tooltip", "readTooltips"],
    ["selection", "readSelectedText"],
  ] as const)("leave out %s while %s is off, and stop it when it goes off [A11Y-12]", (source, key) => {
    const off = play({ [key]: false });
    off.offer("un", source);
    off.offer("deux", "asked");
    expect(off.texts()).toEqual(["deux"]);
    const on = play();
    on.offer("un", source);
    on.offer("deux", source);
    on.change({ [key]: false });
    on.clock.advance(300);
    expect([on.texts(), on.view().status]).toEqual([["un"], "silent"]);
  });

  it("let what is read go on when another setting changes", () => {
    const { change, offer, view } = play();
    offer("un", "page");
    change({ readTooltips: false });
    expect(view().status).toBe("reading");
  });
});

describe("a chosen voice that the browser does not know yet", () => {
  it("is waited for", () => {
    const { offer, send, texts } = play({ speechVoice: "Amélie" }, false);
    offer("un");
    expect(texts()).toEqual([]);
    send({ type: "voices.arrived" });
    expect(texts()).toEqual(["un"]);
  });

  it("is done without after 2 s: not at 1.999", () => {
    const { clock, offer, texts } = play({ speechVoice: "Amélie" }, false);
    offer("un");
    clock.advance(1999);
    expect(texts()).toEqual([]);
    clock.advance(1);
    expect(texts()).toEqual(["un"]);
  });

  it("is not waited for a second time", () => {
    const { clock, ends, offer, texts } = play({ speechVoice: "Amélie" }, false);
    offer("un");
    clock.advance(2000);
    ends();
    clock.advance(300);
    offer("deux");
    expect(texts()).toEqual(["un", "deux"]);
  });

  it("is not waited for when it was known before, nor when none was chosen", () => {
    const early = play({ speechVoice: "Amélie" }, false);
    early.send({ type: "voices.arrived" });
    early.offer("un");
    expect(early.texts()).toEqual(["un"]);
    const any = play({}, false);
    any.offer("un");
    expect(any.texts()).toEqual(["un"]);
  });
});
