import { expect } from "../../testing/expect.ts";
import { holdCallback, proveMachine, type Stage } from "../../testing/index.ts";
import { createUploadMachine } from "./upload.machine.ts";
import { uploadModel } from "./upload.model.ts";
import type { CourierOrder, UploadEvent, UploadFile, UploadLimits } from "./upload.types.ts";
import { uploadView } from "./upload.view.ts";

const limits: UploadLimits = { most: 2, largest: 1000, types: ["image/jpeg"], atOnce: 2, tries: 2 };
const photo = (id: string) => ({ id, name: `${id}.jpg`, size: 1000, type: "image/jpeg" });

function createWorld(stage: Stage) {
  const courier = holdCallback<UploadEvent, CourierOrder>();
  const machine = createUploadMachine().provide({ actors: { carry: courier.logic } });
  const actor = stage.play(machine, { input: limits });
  return { stage, courier, actor, chosen: 0, kept: new Set<string>() };
}

type World = ReturnType<typeof createWorld>;

function idOfFirst({ actor }: World, status: UploadFile["status"]): string {
  return actor.getSnapshot().context.files.find((file) => file.status === status)?.id ?? "";
}

/** What the courier has been told to send, and neither finished nor stopped. */
function underWay({ courier }: World): number {
  return courier.heard.reduce(
    (count, { type }) => count + (type === "send" ? 1 : type === "abort" ? -1 : 0),
    0,
  );
}

proveMachine({
  machine: createUploadMachine(),
  model: uploadModel,
  world: createWorld,
  perform: {
    "the person chooses a file": (world) => {
      world.chosen += 1;
      world.actor.send({ type: "files.chosen", files: [photo(`photo ${world.chosen}`)] });
      expect(world.actor.getSnapshot().context.refused).toEqual([]);
    },
    "the server takes a file": (world) => {
      const id = idOfFirst(world, "sending");
      world.kept.add(`clé de ${id}`);
      world.courier.say({ type: "upload.done", id, key: `clé de ${id}` });
    },
    "the server refuses a file": (world) =>
      world.courier.say({ type: "upload.failed", id: idOfFirst(world, "sending"), isUnanswered: false }),
    "no answer comes for a file": (world) =>
      world.courier.say({ type: "upload.failed", id: idOfFirst(world, "sending"), isUnanswered: true }),
    "the pause ends": ({ stage, actor }) => {
      stage.clock.advance(4_999);
      expect(actor.getSnapshot().value).toBe("pausing");
      stage.clock.advance(1);
    },
    "the browser goes offline": ({ actor }) => actor.send({ type: "browser.wentOffline" }),
    "the browser comes online": ({ actor }) => actor.send({ type: "browser.cameOnline" }),
    "the person removes the oldest file": (world) => {
      const [file] = world.actor.getSnapshot().context.files;
      world.actor.send({ type: "file.removed", id: file?.id ?? "" });
      if (file?.status === "sending")
        expect(world.courier.heard.at(-1)).toEqual({ type: "abort", id: file.id });
      if (file?.status !== "done") return;
      expect(world.courier.heard.at(-1)).toEqual({ type: "takeBack", key: file.key });
      world.kept.delete(file.key ?? "");
    },
    "the person tries a failed file again": (world) =>
      world.actor.send({ type: "file.retried", id: idOfFirst(world, "failed") }),
    "what changes nothing happens": (world) => {
      const { actor } = world;
      const { files } = actor.getSnapshot().context;
      const { refused: _, ...before } = actor.getSnapshot().context;
      for (const id of [
        "inconnu",
        ...files.flatMap(({ id, status }) => (status === "sending" ? [] : [id])),
      ]) {
        actor.send({ type: "upload.failed", id, isUnanswered: true });
        actor.send({ type: "upload.failed", id, isUnanswered: false });
        actor.send({ type: "upload.done", id, key: "trop tard" });
        actor.send({ type: "upload.progressed", id, sent: 1 });
      }
      for (const { id, status } of files) if (status !== "failed") actor.send({ type: "file.retried", id });
      actor.send({ type: "file.removed", id: "inconnu" });
      actor.send({ type: "files.chosen", files: [{ ...photo("vide"), size: 0 }] });
      const { refused: __, ...after } = actor.getSnapshot().context;
      expect(after).toEqual(before);
      const sending = idOfFirst(world, "sending");
      if (sending === "") return;
      world.courier.say({ type: "upload.progressed", id: sending, sent: 500 });
      expect(uploadView(actor.getSnapshot()).lines.find(({ id }) => id === sending)?.progress).toBe(0.5);
    },
  },
  agree: ({ actor }, { at, files }) => {
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toBe(at);
    expect(snapshot.context.files.map(({ status, tries }) => ({ status, tries }))).toEqual(files);
    const view = uploadView(snapshot);
    expect({ isSending: view.isSending, isHeld: view.isHeld }).toEqual({
      isSending: at === "sending" || at === "pausing",
      isHeld: at === "pausing" || at === "offline",
    });
  },
  invariants: {
    "what the list says is kept is what the server keeps": ({ actor, kept }) =>
      JSON.stringify([...uploadView(actor.getSnapshot()).keys].sort()) === JSON.stringify([...kept].sort()),
    "nothing is sent that is not in the list, and not more than two at once": (world) =>
      world.actor.getSnapshot().context.files.filter(({ status }) => status === "sending").length <= 2 &&
      underWay(world) >= 0,
    "there are never more files than may be": ({ actor }) => actor.getSnapshot().context.files.length <= 2,
    "one courier carries all": ({ courier }) => courier.running() === 1,
  },
});
