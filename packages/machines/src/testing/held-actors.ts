import {
  type ActorRef,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type PromiseSnapshot,
} from "xstate";
import { failureOf } from "./outage.ts";

/** A call to the outside that waits for the test to answer it. */
export interface HeldPromise<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  /** Every input the machine called with, oldest first. */
  readonly asked: readonly Input[];
  /** How many calls still wait for their answer. */
  waiting(): number;
  /** Answers the oldest waiting call, at once. */
  answer(output: Output): void;
  /** Fails the oldest waiting call, at once. */
  fail(error: unknown): void;
}

type Settling<Output> = { type: "held.answered"; output: Output } | { type: "held.failed"; error: unknown };

/** Stands in for a promise actor; it settles synchronously, so that a path needs no awaiting. */
export function holdPromise<Output, Input = NonReducibleUnknown>(): HeldPromise<Output, Input> {
  const asked: Input[] = [];
  const waiting: { send(event: Settling<Output>): void }[] = [];
  type Snap = PromiseSnapshot<Output, Input>;
  const logic = {
    transition(state: Snap, event: { type: string; output?: Output; error?: unknown }): Snap {
      if (event.type === "held.answered")
        return { ...state, status: "done", output: event.output, input: undefined } as Snap;
      if (event.type === "held.failed")
        return { ...state, status: "error", error: event.error, input: undefined } as Snap;
      return event.type === "xstate.stop"
        ? ({ ...state, status: "stopped", input: undefined } as Snap)
        : state;
    },
    start(state: Snap, { self }: { self: ActorRef<Snap, Settling<Output>> }) {
      asked.push(state.input as Input);
      waiting.push(self);
    },
    getInitialSnapshot: (_: unknown, input: Input): Snap => ({
      status: "active",
      output: undefined,
      error: undefined,
      input,
    }),
    getPersistedSnapshot: (snapshot: Snap) => snapshot,
    restoreSnapshot: (snapshot: Snap) => snapshot,
  };
  const live = () =>
    waiting.filter((ref) => (ref as ActorRef<Snap, Settling<Output>>).getSnapshot().status === "active");

  function settle(event: Settling<Output>): void {
    const [oldest] = live();
    if (oldest === undefined) throw new Error(`Nothing waits for ${event.type}`);
    waiting.splice(0, waiting.indexOf(oldest) + 1);
    oldest.send(event);
  }

  return {
    logic: logic as unknown as PromiseActorLogic<Output, Input>,
    asked,
    waiting: () => live().length,
    answer: (output) => settle({ type: "held.answered", output }),
    fail: (error) => settle({ type: "held.failed", error: failureOf(error) }),
  };
}

/** A long-lived listener (a channel, a window event) that the test speaks for. */
export interface HeldCallback<SentBack extends EventObject, Heard extends EventObject, Input> {
  logic: CallbackActorLogic<Heard, Input>;
  /** Every input it was started with, oldest first. */
  readonly started: readonly Input[];
  /** Every event the machine sent to it, oldest first. */
  readonly heard: readonly Heard[];
  /** How many run now. */
  running(): number;
  /** Sends an event to the machine, from the newest that runs. */
  sendBack(event: SentBack): void;
  /** Makes the next start throw. */
  breakNext(): void;
}

/** Stands in for a callback actor. */
export function holdCallback<
  SentBack extends EventObject,
  Heard extends EventObject = EventObject,
  Input = NonReducibleUnknown,
>(): HeldCallback<SentBack, Heard, Input> {
  const started: Input[] = [];
  const heard: Heard[] = [];
  const running: ((event: EventObject) => void)[] = [];
  let isBroken = false;
  return {
    logic: fromCallback<Heard, Input>(({ sendBack, receive, input }) => {
      if (isBroken) {
        isBroken = false;
        throw new Error("broken at the start");
      }
      started.push(input);
      running.push(sendBack);
      receive((event) => heard.push(event));
      return () => {
        running.splice(running.indexOf(sendBack), 1);
      };
    }),
    started,
    heard,
    running: () => running.length,
    sendBack(event) {
      const newest = running.at(-1);
      if (newest === undefined) throw new Error(`Nobody runs to say ${event.type}`);
      newest(event);
    },
    breakNext() {
      isBroken = true;
    },
  };
}
