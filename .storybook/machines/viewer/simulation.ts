import { createTestClock } from "@jobami/machines/clock";
import type { Paths } from "@jobami/machines/paths";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from "xstate";
import { machinePaths } from "../../../apps/web/app/machine-paths.ts";
import { pictureInstant } from "../../visual.ts";

/** What a call of a machine may be answered, by the text on its button. An `Error`-like value with a `code` refuses it. */
export type Answers = Record<string, { done: unknown } | { failed: unknown }>;

/** A machine under simulation: where time, the outside environment and the events come from buttons. */
export interface Play {
  /** The machine’s folder in packages/machines/src: `auth/login`. */
  machine: string;
  /** Builds the machine with the simulated clock (ms) and keys. */
  create: (dependencies: {
    now: () => number;
    newIdempotencyKey: () => string;
    paths: Paths;
  }) => AnyStateMachine;
  input?: unknown;
  /** Samples of the events it can take. */
  events: readonly AnyEventObject[];
  /** Answers to each named call. Calls that are not named here stay as the machine has them. */
  calls?: Record<string, Answers>;
  /** Channels that it opens; what they deliver is among the events. */
  channels?: readonly string[];
}

/** A call under way that waits for its answer. */
export interface PendingCall {
  key: number;
  name: string;
  answer: (label: string) => void;
}

function heldCall(
  name: string,
  answers: Answers,
  show: (call: PendingCall) => void,
  hide: (key: number) => void,
) {
  let next = 0;
  return fromPromise(({ signal }) => {
    next += 1;
    const key = next;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => hide(key));
      const answer = (label: string) => {
        hide(key);
        const chosen = answers[label];
        if (chosen !== undefined && "failed" in chosen) reject(chosen.failed);
        else resolve(chosen?.done);
      };
      show({ key, name, answer });
    });
  });
}

const silent = fromCallback(() => {});

/** Runs a machine under a simulated clock, its calls held until a person answers them. */
export function useSimulation(play: Play) {
  const [calls, setCalls] = useState<readonly PendingCall[]>([]);
  const [emitted, setEmitted] = useState<readonly AnyEventObject[]>([]);
  const [elapsed, setElapsed] = useState(0);
  const { clock, machine } = useMemo(() => {
    const clock = createTestClock(pictureInstant);
    const show = (call: PendingCall) => setCalls((shown) => [...shown, call]);
    const hide = (name: string) => (key: number) =>
      setCalls((shown) => shown.filter((call) => call.name !== name || call.key !== key));
    const actors: Record<string, AnyActorLogic> = Object.fromEntries(
      Object.entries(play.calls ?? {}).map(([name, answers]) => [
        name,
        heldCall(name, answers, show, hide(name)),
      ]),
    );
    for (const name of play.channels ?? []) actors[name] = silent;
    const created = play.create({
      now: clock.now,
      newIdempotencyKey: () => "clé d’idempotence",
      paths: machinePaths,
    });
    return { clock, machine: created.provide({ actors } as never) };
  }, [play]);
  const actor = useActorRef(machine, { clock, input: play.input } as never);
  useEffect(() => actor.on("*", (event) => setEmitted((list) => [...list, event])).unsubscribe, [actor]);
  const wait = (ms: number) => {
    clock.advance(ms);
    setElapsed(clock.now() - pictureInstant);
  };
  return { actor, machine, calls, emitted, elapsed, wait };
}
