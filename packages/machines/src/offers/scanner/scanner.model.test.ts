import { expect } from "../../testing/expect.ts";
import { holdCallback, proveMachine, type Simulation } from "../../testing/index.ts";
import { createScannerMachine } from "./scanner.machine.ts";
import { scannerModel } from "./scanner.model.ts";
import type { ScannerEvent } from "./scanner.types.ts";
import { scannerView } from "./scanner.view.ts";

const code = "7K3MP9QXTA";

function createHarness(simulation: Simulation) {
  const camera = holdCallback<ScannerEvent>();
  const actor = simulation.start(createScannerMachine().provide({ actors: { watchCamera: camera.logic } }));
  return { simulation, camera, actor };
}

proveMachine({
  machine: createScannerMachine(),
  model: scannerModel,
  harness: createHarness,
  perform: {
    "the person asks for the camera": ({ actor }) => actor.send({ type: "camera.asked" }),
    "the browser lets it": ({ camera }) => camera.sendBack({ type: "camera.started" }),
    "the camera is refused": ({ camera }) => camera.sendBack({ type: "camera.refused", reason: "denied" }),
    "the camera breaks": ({ actor }) => {
      (actor.system as unknown as { _relay: (...parts: unknown[]) => void })._relay(undefined, actor, {
        type: "xstate.error.actor.camera",
        actorId: "camera",
        error: new Error("broken"),
      });
    },
    "the person turns it off": ({ actor }) => actor.send({ type: "camera.stopped" }),
    "the camera sees something else": ({ camera }) => camera.sendBack({ type: "code.seen", code: null }),
    "the camera sees a code": ({ camera }) => camera.sendBack({ type: "code.seen", code }),
    "the person types what is no code": ({ actor }) => actor.send({ type: "code.typed", code: null }),
    "the person types on": ({ actor }) => actor.send({ type: "code.edited" }),
    "the person types a code": ({ actor }) => actor.send({ type: "code.typed", code }),
  },
  agree: ({ actor, simulation }, { isFound, ...view }) => {
    expect(scannerView(actor.getSnapshot())).toEqual(view);
    expect(actor.getSnapshot().status).toBe(isFound ? "done" : "active");
    expect(simulation.emitted).toEqual(isFound ? [{ type: "code.found", code }] : []);
  },
  invariants: {
    "the camera runs only while it is asked for": ({ actor, camera }) =>
      camera.running() === (scannerView(actor.getSnapshot()).camera === "off" ? 0 : 1),
  },
});
