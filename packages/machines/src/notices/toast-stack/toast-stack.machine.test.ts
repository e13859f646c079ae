import { describe, expect, it } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { createToastStackMachine, type NewToast, toastStackView } from "./index.ts";

function play() {
  const simulation = createSimulation();
  const actor = simulation.start(createToastStackMachine({ now: simulation.clock.now }));
  const push = (toast: Partial<NewToast> = {}) =>
    actor.send({ type: "toast.pushed", toast: { kind: "success", title: "C’est fait", ...toast } });
  const shown = () => toastStackView(actor.getSnapshot());
  return { actor, clock: simulation.clock, push, shown, titles: () => shown().map(({ title }) => title) };
}

describe("how long a toast stays", () => {
  it("shows it for 5000 ms by default, and not one more [TOAST-03]", () => {
    const { clock, push, titles } = play();
    push();
    clock.advance(4999);
    expect(titles()).toEqual(["C’est fait"]);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it("shows the sign-in notice for the 10 s it asks for [LOGIN-20]", () => {
    const { clock, push, titles } = play();
    push({ duration: 10_000 });
    clock.advance(9999);
    expect(titles()).toEqual(["C’est fait"]);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it("keeps one that stays until it is closed [TOAST-02]", () => {
    const { actor, clock, push, shown } = play();
    push({ duration: null });
    clock.advance(30 * 24 * 3_600_000);
    expect(shown()).toEqual([
      { id: "toast-1", kind: "success", title: "C’est fait", message: null, isPaused: false, progress: null },
    ]);
    actor.send({ type: "toast.closed", id: "toast-1" });
    expect(shown()).toEqual([]);
  });

  it("ends each in its own time when several overlap [TOAST-03]", () => {
    const { clock, push, titles } = play();
    push({ title: "un" });
    clock.advance(1230);
    push({ title: "deux" });
    clock.advance(3770);
    expect(titles()).toEqual(["deux"]);
    clock.advance(1229);
    expect(titles()).toEqual(["deux"]);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });
});

describe("what is shown", () => {
  it("carries the four types [TOAST-01]", () => {
    const { push, shown } = play();
    for (const kind of ["success", "error", "warning", "info"] as const) push({ kind });
    expect(shown().map(({ kind }) => kind)).toEqual(["info", "warning", "error", "success"]);
  });

  it("shows five, and the sixth sends the oldest away even while it is looked at [TOAST-05, TOAST-06]", () => {
    const { actor, push, titles } = play();
    for (const title of ["1", "2", "3", "4", "5"]) push({ title });
    actor.send({ type: "toast.held", id: "toast-1", by: "pointer" });
    expect(titles()).toEqual(["5", "4", "3", "2", "1"]);
    push({ title: "6" });
    expect(titles()).toEqual(["6", "5", "4", "3", "2"]);
  });

  it("moves the progress bar every 100 ms [TOAST-08]", () => {
    const { clock, push, shown } = play();
    push();
    clock.advance(99);
    expect(shown()[0]?.progress).toBe(1);
    clock.advance(1);
    expect(shown()[0]?.progress).toBe(0.98);
    clock.advance(99);
    expect(shown()[0]?.progress).toBe(0.98);
    clock.advance(1);
    expect(shown()[0]?.progress).toBe(0.96);
  });

  it("replaces a toast of the same name in place and starts its time anew", () => {
    const { clock, push, titles } = play();
    push({ id: "mail", title: "Envoi…" });
    push({ title: "autre" });
    clock.advance(3000);
    push({ id: "mail", title: "Envoyé" });
    expect(titles()).toEqual(["autre", "Envoyé"]);
    clock.advance(4999);
    expect(titles()).toEqual(["Envoyé"]);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });
});

it("numbers the toasts without a name of their own, one after the other", () => {
  const { push, shown } = play();
  push();
  push({ id: "mail" });
  push();
  expect(shown().map(({ id }) => id)).toEqual(["toast-2", "mail", "toast-1"]);
});

describe("looking at a toast", () => {
  it("pauses its bar and its end, and leaving runs on with what was left [TOAST-04]", () => {
    const { actor, clock, push, shown, titles } = play();
    push();
    clock.advance(4000);
    actor.send({ type: "toast.held", id: "toast-1", by: "pointer" });
    clock.advance(60_000);
    expect(shown()[0]).toMatchObject({ isPaused: true, progress: 0.2 });
    actor.send({ type: "toast.released", id: "toast-1", by: "pointer" });
    clock.advance(999);
    expect(titles()).toEqual(["C’est fait"]);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it("stays paused while the focus is inside, though the pointer left [TOAST-04]", () => {
    const { actor, clock, push, shown } = play();
    push();
    actor.send({ type: "toast.held", id: "toast-1", by: "pointer" });
    actor.send({ type: "toast.held", id: "toast-1", by: "focus" });
    actor.send({ type: "toast.held", id: "toast-1", by: "focus" });
    actor.send({ type: "toast.released", id: "toast-1", by: "pointer" });
    clock.advance(10_000);
    expect(shown()).toHaveLength(1);
    actor.send({ type: "toast.released", id: "toast-1", by: "focus" });
    actor.send({ type: "toast.released", id: "toast-1", by: "focus" });
    clock.advance(5000);
    expect(shown()).toEqual([]);
  });

  it("leaves the others running [TOAST-04]", () => {
    const { actor, clock, push, titles } = play();
    push({ title: "un" });
    push({ title: "deux" });
    actor.send({ type: "toast.held", id: "toast-2", by: "focus" });
    clock.advance(5000);
    expect(titles()).toEqual(["deux"]);
  });
});

describe("who needs more time", () => {
  it("has ten times as much, or as much as they like, from the next one on", () => {
    const { actor, clock, push, titles } = play();
    push({ title: "before" });
    actor.send({ type: "time.chosen", time: "long" });
    push({ title: "long" });
    clock.advance(49_999);
    expect(titles()).toEqual(["long"]);
    actor.send({ type: "time.chosen", time: "untilClosed" });
    push({ title: "stays" });
    clock.advance(1);
    expect(titles()).toEqual(["stays"]);
    clock.advance(24 * 3_600_000);
    expect(titles()).toEqual(["stays"]);
    actor.send({ type: "toast.closed", id: "toast-3" });
    actor.send({ type: "time.chosen", time: "usual" });
    push({ title: "usual" });
    clock.advance(5000);
    expect(titles()).toEqual([]);
  });

  it("reads again what is gone, the newest first: twenty of them, and none of another person's", () => {
    const { actor, clock, push } = play();
    const past = () => actor.getSnapshot().context.past;
    const began = clock.now();
    push({ id: "mail", title: "Envoi…" });
    clock.advance(6000);
    push({ kind: "error", title: "Échec", message: "Le réseau manque." });
    push({ id: "mail", title: "Envoyé" });
    clock.advance(60_000);
    expect(past()).toEqual([
      { id: "mail", kind: "success", title: "Envoyé", message: null, at: began + 6000 },
      { id: "toast-1", kind: "error", title: "Échec", message: "Le réseau manque.", at: began + 6000 },
    ]);
    for (let more = 1; more <= 20; more += 1) push({ title: String(more) });
    expect(past().map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(20 - index)),
    );
    actor.send({ type: "person.left" });
    expect(past()).toEqual([]);
  });
});

describe("looking at two toasts", () => {
  it("lets go of the one that is left and keeps the other [TOAST-04]", () => {
    const { actor, clock, push, titles } = play();
    push({ title: "un" });
    push({ title: "deux" });
    actor.send({ type: "toast.held", id: "toast-1", by: "focus" });
    actor.send({ type: "toast.held", id: "toast-2", by: "focus" });
    actor.send({ type: "toast.released", id: "toast-2", by: "focus" });
    clock.advance(5000);
    expect(titles()).toEqual(["un"]);
  });
});
