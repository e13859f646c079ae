import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { createOutboxMachine, outboxPauseMs } from "./outbox.machine.ts";
import { outboxModel } from "./outbox.model.ts";
import type { OutboxEmitted, OutgoingMessage } from "./outbox.types.ts";
import { outboxView } from "./outbox.view.ts";

interface Answer {
  id: string;
}

/** What the browser keeps, as the machine has reported until now. */
function storedBy(emitted: readonly { type: string }[]): Map<string, OutgoingMessage> {
  const stored = new Map<string, OutgoingMessage>();
  for (const event of emitted as readonly OutboxEmitted<Answer>[]) {
    if (event.type === "message.stored") stored.set(event.message.clientId, event.message);
    if (event.type === "message.released") stored.delete(event.clientId);
    if (event.type === "message.sent") stored.delete(event.message.clientId);
  }
  return stored;
}

function open(simulation: Simulation) {
  const deliver = holdPromise<Answer, OutgoingMessage>();
  const machine = createOutboxMachine<Answer>().provide({ actors: { deliver: deliver.logic } });
  const record = JSON.parse(JSON.stringify([...storedBy(simulation.emitted).values()])) as OutgoingMessage[];
  return { deliver, actor: simulation.start(machine, { input: { record } }) };
}

function createHarness(simulation: Simulation) {
  return { simulation, ...open(simulation), written: 0, taken: [] as string[] };
}

type Harness = ReturnType<typeof createHarness>;

const itemsOf = ({ actor }: Harness) => actor.getSnapshot().context.items;
const firstThat = (harness: Harness, isRefused: boolean) =>
  itemsOf(harness).find(({ problem }) => (problem !== null) === isRefused)?.clientId ?? "";
const written = (count: number): OutgoingMessage => ({
  clientId: `message ${count}`,
  conversationId: "conversation",
  text: "Bonjour",
  writtenAt: count,
});

proveMachine({
  machine: createOutboxMachine<Answer>(),
  model: outboxModel,
  harness: createHarness,
  perform: {
    "the person writes": (harness) => {
      harness.written += 1;
      harness.actor.send({ type: "message.written", message: written(harness.written) });
    },
    "the server takes it": (harness) => {
      const head = firstThat(harness, false);
      harness.taken.push(head);
      harness.deliver.answer({ id: `${head} there` });
      expect(harness.simulation.emitted.at(-1)).toMatchObject({
        type: "message.sent",
        message: { clientId: head },
        answer: { id: `${head} there` },
      });
    },
    "the server refuses it": ({ deliver }) => deliver.fail(refused("CONVERSATION_FROZEN")),
    "no answer comes": ({ deliver }) => deliver.fail(refused("NETWORK")),
    "too much was sent": ({ deliver }) => deliver.fail(refused("TOO_MANY_REQUESTS")),
    "the pause ends": ({ simulation, actor }) => {
      simulation.clock.advance(outboxPauseMs - 1);
      expect(actor.getSnapshot().value).toBe("held");
      simulation.clock.advance(1);
    },
    "the browser comes online": ({ actor }) => actor.send({ type: "browser.cameOnline" }),
    "the person does not wait": (harness) =>
      harness.actor.send({ type: "message.retried", clientId: firstThat(harness, false) }),
    "the person tries again what was refused": (harness) =>
      harness.actor.send({ type: "message.retried", clientId: firstThat(harness, true) }),
    "the person lets go of what was refused": (harness) =>
      harness.actor.send({ type: "message.discarded", clientId: firstThat(harness, true) }),
    "the person lets go of what waits": (harness) =>
      harness.actor.send({ type: "message.discarded", clientId: firstThat(harness, false) }),
    "the page is loaded again": (harness) => {
      harness.actor.stop();
      Object.assign(harness, open(harness.simulation));
    },
    "what changes nothing happens": (harness) => {
      const { actor } = harness;
      const before = actor.getSnapshot();
      const emittedCount = harness.simulation.emitted.length;
      const [known] = before.context.items;
      if (known !== undefined) actor.send({ type: "message.written", message: known });
      actor.send({ type: "message.discarded", clientId: "inconnu" });
      if (before.value !== "held") {
        actor.send({ type: "message.retried", clientId: firstThat(harness, false) });
        actor.send({ type: "message.discarded", clientId: firstThat(harness, false) });
        actor.send({ type: "browser.cameOnline" });
      }
      expect(actor.getSnapshot().context).toEqual(before.context);
      expect(harness.simulation.emitted.length).toBe(emittedCount);
    },
  },
  agree: (harness, { at, items }) => {
    const snapshot = harness.actor.getSnapshot();
    expect(snapshot.value).toBe(at);
    expect(itemsOf(harness).map(({ problem }) => (problem === null ? "waiting" : "refused"))).toEqual(items);
    expect(outboxView(snapshot).pending.map(({ status }) => status)).toEqual(
      items.map((item) => (item === "refused" ? "failed" : at === "held" ? "waiting" : "sending")),
    );
  },
  invariants: {
    "what is not there yet is stored, and nothing else": (harness) =>
      JSON.stringify([...storedBy(harness.simulation.emitted).keys()].sort()) ===
      JSON.stringify(
        itemsOf(harness)
          .map(({ clientId }) => clientId)
          .sort(),
      ),
    "one is under way at a time": ({ deliver }) => deliver.waiting() <= 1,
    "none is taken twice": ({ taken }) => new Set(taken).size === taken.length,
  },
});
