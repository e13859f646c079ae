import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from "xstate";
import { evaluateGuard } from "xstate/guards";
import type { Guard } from "../diagram/labels.ts";
import { transitionsOf } from "../diagram/parts.ts";

type Watcher = (transition: AnyTransitionDefinition, answer: boolean) => void;

interface GuardArguments {
  context: AnyMachineSnapshot["context"];
  event: EventObject;
}

/** Marks on the objects themselves: a proof makes thousands of machines, and weak maps of them cost more than the machines. */
const heard = Symbol("guards are listened to");
const own = Symbol("own guard");

/** The guard as its machine names it, also after it is listened to. */
export function ownGuard({ guard }: AnyTransitionDefinition): Guard | undefined {
  return (guard as { [own]?: Guard } | undefined)?.[own] ?? guard;
}

/**
 * Reports to `watch` every answer of every guard of this very machine (a `.provide` copy is another one). xstate has no inspection of
 * guards: each guarded transition gets a guard of the kind that `and` and `not` are, which asks the machine's own.
 */
export function listenToGuards(machine: AnyStateMachine, watch: Watcher): void {
  const marked = machine as AnyStateMachine & { [heard]?: Watcher };
  const isHeard = marked[heard] !== undefined;
  marked[heard] = watch;
  if (isHeard) return;
  for (const transition of transitionsOf(machine)) {
    const { guard } = transition;
    if (guard === undefined) continue;
    const listener = Object.assign(() => false, {
      [own]: guard,
      check(snapshot: AnyMachineSnapshot, { context, event }: GuardArguments) {
        const answer = evaluateGuard(guard as never, context, event, snapshot);
        marked[heard]?.(transition, answer);
        return answer;
      },
    });
    transition.guard = listener as unknown as Guard;
  }
}
