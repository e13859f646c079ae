import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from "xstate";

/** What a screen does with each thing that its machine says to the outside. */
export type FlowHandlers<E extends { type: string }> = {
  [K in E["type"]]: (emitted: Extract<E, { type: K }>) => void;
};

/** React warns of layout effects while the server renders; there they have nothing to do. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Runs a machine for as long as the screen is shown. Handlers may change between renders; the machine and its input may not. */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  handlers: FlowHandlers<EmittedFrom<M>>,
): [snapshot: SnapshotFrom<M>, send: (event: EventFromLogic<M>) => void] {
  const actor = useActorRef(machine, { input } as never) as Actor<M>;
  const latest = useRef(handlers);
  // Layout effects run before the effect that starts the actor: what it says first is heard.
  useBrowserLayoutEffect(() => {
    latest.current = handlers;
  });
  useBrowserLayoutEffect(() => {
    const subscription = actor.on("*", (emitted) => {
      const handle = latest.current[emitted.type as keyof typeof latest.current] as (e: unknown) => void;
      handle?.(emitted);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return [useSelector(actor, (snapshot) => snapshot), actor.send];
}
