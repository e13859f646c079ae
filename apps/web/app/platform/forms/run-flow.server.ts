import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from "xstate";

/** A machine that has not answered after this many ms is given up. */
const patienceMs = 20_000;

interface FlowRun<M extends AnyStateMachine> {
  input: InputFrom<M>;
  /** What the person did; nothing when opening the page is enough. */
  event?: EventFromLogic<M> | readonly EventFromLogic<M>[];
  isBusy: (snapshot: SnapshotFrom<M>) => boolean;
}

/** Runs the machine of a page on the server, until it has answered what a form sent: where it leads, what it keeps, what it was answered and what it shows. */
export async function runFlow<M extends AnyStateMachine>(
  machine: M,
  { input, event, isBusy }: FlowRun<M>,
): Promise<{ snapshot: SnapshotFrom<M>; to: string | null; record: unknown; answer: unknown }> {
  const actor = createActor(machine, { input } as never);
  let to: string | null = null;
  let record: unknown = null;
  let answer: unknown = null;
  actor.on("*", (emitted: { type: string; to?: string; record?: unknown; answer?: unknown }) => {
    if (emitted.type === "navigate") to = emitted.to ?? null;
    if (emitted.type === "remember") record = emitted.record;
    if (emitted.type === "submission.accepted") answer = emitted.answer;
  });
  actor.start();
  const rest = () =>
    waitFor(actor, (snapshot) => !isBusy(snapshot as SnapshotFrom<M>), { timeout: patienceMs });
  await rest();
  for (const one of event === undefined ? [] : [event].flat()) {
    actor.send(one as never);
    await rest();
  }
  const snapshot = (await rest()) as SnapshotFrom<M>;
  actor.stop();
  return { snapshot, to, record, answer };
}
