import { expect, test } from "vitest";
import { createSimulation } from "../../testing/index.ts";
import { createHistoryMachine } from "./history.machine.ts";

function play() {
  const simulation = createSimulation();
  const actor = simulation.start(createHistoryMachine<string>(), { input: { document: "first" } });
  return {
    ...simulation,
    send: actor.send.bind(actor),
    write: (document: string) => actor.send({ type: "document.changed", document, part: "name" }),
    at: () => actor.getSnapshot().value,
  };
}

test("nothing is restored where there is no way back or forth", () => {
  const editor = play();
  editor.send({ type: "undo.requested" });
  editor.send({ type: "redo.requested" });
  expect(editor.emitted).toEqual([]);
});

test("writing ends by a rest, an undo, a redo, and when the document is replaced", () => {
  const editor = play();
  editor.write("second");
  expect(editor.at()).toBe("writing");
  editor.clock.advance(1000);
  expect(editor.at()).toBe("resting");
  editor.write("third");
  editor.send({ type: "undo.requested" });
  expect(editor.at()).toBe("resting");
  editor.send({ type: "redo.requested" });
  expect(editor.at()).toBe("resting");
  editor.write("fourth");
  editor.send({ type: "document.replaced", document: "tidied" });
  expect(editor.at()).toBe("resting");
});
