import { expect, test } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { rememberedChoices } from "./command-palette.used.ts";
import { commandPaletteView, createCommandPaletteMachine, lastUsedFirst } from "./index.ts";

function chosenAfter(used: readonly string[], ...choices: string[]): readonly string[] {
  const actor = createSimulation().start(createCommandPaletteMachine(), { input: { used } });
  for (const id of choices) {
    actor.send({ type: "shortcut.pressed" });
    actor.send({ type: "entry.chosen", id, to: null });
  }
  return commandPaletteView(actor.getSnapshot()).used;
}

test("what is chosen again comes first, once; the seventh pushes the oldest out", () => {
  expect(chosenAfter(["a", "b", "c"], "b")).toEqual(["b", "a", "c"]);
  expect(rememberedChoices).toBe(6);
  expect(chosenAfter([], "a", "b", "c", "d", "e", "f", "g")).toEqual(["g", "f", "e", "d", "c", "b"]);
});

test("it opens with nothing typed, whatever was typed before", () => {
  const actor = createSimulation().start(createCommandPaletteMachine(), { input: { used: [] } });
  actor.send({ type: "search.pressed" });
  actor.send({ type: "query.typed", typed: "paramtres" });
  actor.send({ type: "palette.left" });
  actor.send({ type: "shortcut.pressed" });
  expect(commandPaletteView(actor.getSnapshot())).toEqual({ isOpen: true, typed: "", used: [] });
});

test("entries that were used stand first, the last one before all; what is gone leaves no hole", () => {
  const entries = ["a", "b", "c"].map((id) => ({ id }));
  expect(lastUsedFirst(entries, ["c", "gone", "b"]).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(lastUsedFirst(entries, [])).toEqual(entries);
});
