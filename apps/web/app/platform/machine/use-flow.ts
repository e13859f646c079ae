import { useActorRef, useSelector } from "@xstate/react";
import { useInsertionEffect, useRef } from "react";
import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from "xstate";

/** What a screen does with each thing that its machine reports to the outside. */
export type FlowHandlers<E extends { type: string }> = {
  [K in E["type"]]: (emitted: Extract<E, { type: K }>) => void;
};

/** Runs a machine for as long as the screen is shown. Handlers may change between renders; the machine and its input may not. */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  handlers: FlowHandlers<EmittedFrom<M>>,
): [snapshot: SnapshotFrom<M>, send: (event: EventFromLogic<M>) => void] {
  const actor = useActorRef(machine, { input } as never) as Actor<M>;
  const latest = useRef(handlers);
  // Insertion effects run before the effect that starts the actor, so that what it reports first is heard. Layout effects do too, but
  // they end while React hides the screen because something beside it is being loaded: what is reported then must be heard as well.
  useInsertionEffect(() => {
    latest.current = handlers;
  });
  useInsertionEffect(() => {
    const subscription = actor.on("*", (emitted) => {
      const handle = latest.current[emitted.type as keyof typeof latest.current] as (e: unknown) => void;
      handle?.(emitted);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return [useSelector(actor, (snapshot) => snapshot), actor.send];
}
