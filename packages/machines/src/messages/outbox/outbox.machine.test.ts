import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createOutboxMachine, type OutgoingMessage, outboxView } from "./index.ts";

const files = [{ key: "jardin", name: "jardin.jpg", size: 12 }];
const message = (clientId: string): OutgoingMessage => ({
  clientId,
  files,
  conversationId: "conversation",
  text: clientId,
  writtenAt: 0,
});

test("what was stored is sent in the order in which it was written, each message once", async () => {
  const sent: string[] = [];
  const deliver = fromPromise<number, OutgoingMessage>(async ({ input }) => {
    expect(input.files).toEqual(files);
    return sent.push(input.clientId);
  });
  const actor = createActor(createOutboxMachine<number>().provide({ actors: { deliver } }), {
    input: { record: [message("un"), message("deux")] },
  });
  const done = new Promise<void>((resolve) => {
    actor.on("message.sent", ({ message: { clientId } }) => clientId === "trois" && resolve());
  });
  actor.start();
  actor.send({ type: "message.written", message: message("trois") });
  await done;
  expect(sent).toEqual(["un", "deux", "trois"]);
  expect(actor.getSnapshot().context.items).toEqual([]);
});

test("a refused message stays with the code of its refusal, and the next one is sent", () => {
  const deliver = holdPromise<number, OutgoingMessage>();
  const actor = createSimulation().start(
    createOutboxMachine<number>().provide({ actors: { deliver: deliver.logic } }),
    { input: { record: [message("un"), message("deux")] } },
  );
  deliver.fail(refused("VALIDATION_FAILED"));
  const pending = outboxView(actor.getSnapshot()).pending;
  expect(pending.map(({ clientId, status, problem }) => [clientId, status, problem])).toEqual([
    ["un", "failed", "VALIDATION_FAILED"],
    ["deux", "sending", null],
  ]);
});
