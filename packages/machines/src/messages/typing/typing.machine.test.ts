import { expect, test } from "vitest";
import { createSimulation } from "../../testing/index.ts";
import { createTypingMachine, typingView } from "./index.ts";

function play() {
  const simulation = createSimulation();
  const actor = simulation.start(createTypingMachine());
  return {
    ...simulation,
    actor,
    isOtherTyping: () => typingView(actor.getSnapshot()).isOtherTyping,
  };
}

test("one’s typing is reported once in 3 s, not at 2,999 ms, and at once after a message", () => {
  const { actor, clock, emitted } = play();
  for (let letter = 0; letter < 20; letter += 1) actor.send({ type: "person.typed" });
  clock.advance(2999);
  actor.send({ type: "person.typed" });
  expect(emitted).toEqual([{ type: "typing.announced" }]);
  clock.advance(1);
  actor.send({ type: "person.typed" });
  expect(emitted).toHaveLength(2);
  actor.send({ type: "message.written" });
  actor.send({ type: "person.typed" });
  expect(emitted).toHaveLength(3);
});

test("the other’s typing ends by itself 6 s after it was last heard, not at 5,999 ms", () => {
  const { actor, clock, isOtherTyping } = play();
  actor.send({ type: "other.typed" });
  clock.advance(5999);
  actor.send({ type: "other.typed" });
  clock.advance(5999);
  expect(isOtherTyping()).toBe(true);
  clock.advance(1);
  expect(isOtherTyping()).toBe(false);
});
