import { expect } from "../../testing/expect.ts";
import { holdCallback, proveMachine, type Simulation } from "../../testing/index.ts";
import { createUploadMachine } from "./upload.machine.ts";
import { uploadModel } from "./upload.model.ts";
import type { UploadEvent, UploaderCommand, UploadFile, UploadLimits } from "./upload.types.ts";
import { uploadView } from "./upload.view.ts";

const limits: UploadLimits = { most: 2, largest: 1000, types: ["image/jpeg"], atOnce: 2, tries: 2 };
const photo = (id: string) => ({ id, name: `${id}.jpg`, size: 1000, type: "image/jpeg" });

function createHarness(simulation: Simulation) {
  const uploader = holdCallback<UploadEvent, UploaderCommand>();
  const machine = createUploadMachine().provide({ actors: { carry: uploader.logic } });
  const actor = simulation.start(machine, { input: limits });
  return { simulation, uploader, actor, chosen: 0, storedFiles: new Set<string>() };
}

type Harness = ReturnType<typeof createHarness>;

function idOfFirst({ actor }: Harness, status: UploadFile["status"]): string {
  return actor.getSnapshot().context.files.find((file) => file.status === status)?.id ?? "";
}

/** What the uploader has been asked to send, and neither finished nor stopped. */
function underWay({ uploader }: Harness): number {
  return uploader.heard.reduce(
    (count, { type }) => count + (type === "send" ? 1 : type === "abort" ? -1 : 0),
    0,
  );
}

proveMachine({
  machine: createUploadMachine(),
  model: uploadModel,
  harness: createHarness,
  perform: {
    "the person chooses a file": (harness) => {
      harness.chosen += 1;
      harness.actor.send({ type: "files.chosen", files: [photo(`photo ${harness.chosen}`)] });
      expect(harness.actor.getSnapshot().context.refused).toEqual([]);
    },
    "the server takes a file": (harness) => {
      const id = idOfFirst(harness, "sending");
      harness.storedFiles.add(`clé de ${id}`);
      harness.uploader.sendBack({ type: "upload.done", id, key: `clé de ${id}` });
    },
    "the server refuses a file": (harness) =>
      harness.uploader.sendBack({
        type: "upload.failed",
        id: idOfFirst(harness, "sending"),
        isUnanswered: false,
      }),
    "no answer comes for a file": (harness) =>
      harness.uploader.sendBack({
        type: "upload.failed",
        id: idOfFirst(harness, "sending"),
        isUnanswered: true,
      }),
    "the uploader breaks": ({ actor }) => {
      (actor.system as unknown as { _relay: (...parts: unknown[]) => void })._relay(undefined, actor, {
        type: "xstate.error.actor.uploader",
        actorId: "uploader",
        error: new Error("broken"),
      });
    },
    "the pause ends": ({ simulation, actor }) => {
      simulation.clock.advance(4_999);
      expect(actor.getSnapshot().value).toBe("pausing");
      simulation.clock.advance(1);
    },
    "the browser goes offline": ({ actor }) => actor.send({ type: "browser.wentOffline" }),
    "the browser comes online": ({ actor }) => actor.send({ type: "browser.cameOnline" }),
    "the person removes the oldest file": (harness) => {
      const [file] = harness.actor.getSnapshot().context.files;
      harness.actor.send({ type: "file.removed", id: file?.id ?? "" });
      if (file?.status === "sending")
        expect(harness.uploader.heard.at(-1)).toEqual({ type: "abort", id: file.id });
      if (file?.status !== "done") return;
      expect(harness.uploader.heard.at(-1)).toEqual({ type: "takeBack", key: file.key });
      harness.storedFiles.delete(file.key ?? "");
    },
    "what has arrived is stored by its form": (harness) => {
      const heard = harness.uploader.heard.length;
      harness.actor.send({ type: "files.stored" });
      expect(harness.uploader.heard.length).toBe(heard);
      harness.storedFiles.clear();
    },
    "the person tries a failed file again": (harness) =>
      harness.actor.send({ type: "file.retried", id: idOfFirst(harness, "failed") }),
    "what changes nothing happens": (harness) => {
      const { actor } = harness;
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
      const sending = idOfFirst(harness, "sending");
      if (sending === "") return;
      harness.uploader.sendBack({ type: "upload.progressed", id: sending, sent: 500 });
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
    "what the list shows as stored is what the server keeps": ({ actor, storedFiles }) =>
      JSON.stringify([...uploadView(actor.getSnapshot()).keys].sort()) ===
      JSON.stringify([...storedFiles].sort()),
    "nothing is sent that is not in the list, and not more than two at once": (harness) =>
      harness.actor.getSnapshot().context.files.filter(({ status }) => status === "sending").length <= 2 &&
      underWay(harness) >= 0,
    "there are never more files than may be": ({ actor }) => actor.getSnapshot().context.files.length <= 2,
    "one uploader carries all": ({ uploader }) => uploader.running() === 1,
  },
});
