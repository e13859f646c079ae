import { describe, expect, test } from "vitest";
import { setup } from "xstate";
import { refused } from "../boundary/refused.fixture.ts";
import { holdPromise } from "./held-actors.ts";
import { defineModel } from "./model.ts";
import { createProof } from "./proof.ts";

/** A call whose failure is known by its status, and a model of it that knows of `failures` alone. */
function proofOf(failures: Record<string, unknown>, messageFor: (status: number) => string, call = "ask") {
  const machine = setup({ actors: { [call]: holdPromise<string>().logic } }).createMachine({
    id: "caller",
    context: { answerHeard: "" },
    initial: "asking",
    states: {
      asking: { invoke: { src: call, onDone: "over", onError: "over" } },
      over: {},
    },
  });
  const over = { when: ({ isOver }: { isOver: boolean }) => !isOver, leads: () => ({ isOver: true }) };
  const heard: string[] = [];
  const proof = createProof({
    machine,
    model: defineModel<{ isOver: boolean }>()({
      initial: { isOver: false },
      steps: { "it answers": over, ...Object.fromEntries(Object.keys(failures).map((name) => [name, over])) },
    }),
    harness: (simulation) => {
      const ask = holdPromise<string>();
      const actor = simulation.start(machine.provide({ actors: { [call]: ask.logic } }));
      actor.system.inspect(({ type, event }: { type: string; event?: { type: string; error?: unknown } }) => {
        if (type === "@xstate.event" && event?.type.startsWith("xstate.error."))
          heard.push(messageFor((event.error as { status: number }).status));
      });
      return { ask };
    },
    perform: {
      "it answers": ({ ask }) => ask.answer("yes"),
      ...Object.fromEntries(
        Object.entries(failures).map(([name, error]) => [
          name,
          ({ ask }: { ask: { fail(error: unknown): void } }) => ask.fail(error),
        ]),
      ),
    },
    agree: () => expect(new Set(heard).size).toBeLessThan(2),
  });
  return proof;
}

const runAll = (proof: ReturnType<typeof proofOf>) => {
  for (const path of proof.paths) proof.run(path);
};

describe("a call that can fail", () => {
  test("by a cut network is failed by a server that breaks as well", () => {
    const proof = proofOf({ "the network is cut": refused("NETWORK") }, () => "alike");
    runAll(proof);
    expect(proof.assertCovered).not.toThrow();
  });

  test("must be the same to people in both, or the model states how they differ", () => {
    const proof = proofOf({ "the network is cut": refused("NETWORK") }, String);
    expect(() => runAll(proof)).toThrow(/with a server that breaks \(500\) wherever the network is cut/);
  });

  test.each([
    ["INVALID_CREDENTIALS", ["a cut network of ask", "a server that breaks in ask"]],
    ["INTERNAL_ERROR", ["a cut network of ask"]],
  ] as const)("by %s alone is reported as one whose outages were never met", (code, missing) => {
    const proof = proofOf({ "it fails": refused(code) }, () => "alike");
    runAll(proof);
    expect(proof.coverage().missing).toEqual(missing);
  });

  test("of the device, as a storage, owes no outage; one of the server that fails by no status owes both", () => {
    const full = { "the storage is full": new Error("full") };
    const ofDevice = proofOf(full, () => "alike", "saveRecord");
    runAll(ofDevice);
    expect(ofDevice.coverage().missing).toEqual([]);
    const ofServer = proofOf(full, () => "alike");
    runAll(ofServer);
    expect(ofServer.coverage().missing).toEqual(["a cut network of ask", "a server that breaks in ask"]);
  });
});
