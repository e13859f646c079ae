import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createPhotoMachine } from "./photo.machine.ts";
import { photoModel } from "./photo.model.ts";
import type { PhotoSize, PhotoSource } from "./photo.types.ts";
import { photoView } from "./photo.view.ts";

const size = { width: 640, height: 480 };
const sources = {
  device: { from: "device", id: "1", name: "haie.jpg" },
  own: { from: "own", id: "2", name: "Terrasse" },
} as const satisfies Record<string, PhotoSource>;

function createHarness(simulation: Simulation) {
  const opening = holdPromise<PhotoSize, PhotoSource | null>();
  const machine = createPhotoMachine().provide({ actors: { openPicture: opening.logic } });
  const actor = simulation.start(machine);
  const choose = (source: PhotoSource) => actor.send({ type: "picture.chosen", source });
  return { simulation, opening, actor, choose };
}

proveMachine({
  machine: createPhotoMachine(),
  model: photoModel,
  harness: createHarness,
  perform: {
    "chooses one of the device": ({ choose }) => choose(sources.device),
    "chooses one of their own": ({ choose }) => choose(sources.own),
    "it opens": ({ opening }) => opening.answer(size),
    "it is no picture": ({ opening }) => opening.fail({ problem: "unreadable" }),
    "it is gone": ({ opening }) => opening.fail({ problem: "unreachable" }),
    "it is too large": ({ opening }) => opening.fail({ problem: "tooLarge" }),
    "the browser breaks": ({ opening }) => opening.fail(new Error("broken")),
    "tries again": ({ actor }) => actor.send({ type: "retry.requested" }),
    "leaves it for another one": ({ actor }) => actor.send({ type: "picture.left" }),
  },
  agree: ({ actor, opening }, { status, from, problem }) => {
    const view = photoView(actor.getSnapshot());
    expect(view).toEqual({
      status,
      source: from === null ? null : sources[from],
      size: status === "open" ? size : null,
      problem,
    });
    if (status === "opening") expect(opening.asked.at(-1)).toEqual(view.source);
  },
  invariants: {
    "one picture is opened at a time": ({ actor, opening }) =>
      opening.waiting() === (photoView(actor.getSnapshot()).status === "opening" ? 1 : 0),
  },
});
