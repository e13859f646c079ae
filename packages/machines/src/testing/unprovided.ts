import { type AnyActorLogic, type AnyStateMachine, createActor } from "xstate";
import { statesOf } from "../diagram/parts.ts";

function answeredBy(call: AnyActorLogic): Promise<string> {
  return new Promise((resolve) => {
    const actor = createActor(call);
    actor.subscribe({
      error: (error) => resolve(error instanceof Error ? error.message : String(error)),
      complete: () => resolve("nothing"),
    });
    actor.start();
  });
}

/** The calls of a machine that do not fail by their name (`login is not provided`) when it was not given, each with what it states. */
export async function silentCalls(machine: AnyStateMachine): Promise<string[]> {
  const declared = machine.implementations.actors as Record<string, AnyActorLogic>;
  const invoked = statesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  const names = [...new Set([...invoked, ...Object.keys(declared)])];
  const answers = await Promise.all(
    names.map(async (name) => {
      const call = declared[name];
      return [name, call === undefined ? "not declared" : await answeredBy(call)] as const;
    }),
  );
  return answers
    .filter(([name, message]) => message !== `${name} is not provided`)
    .map(([name, message]) => `${name}: ${message}`);
}
