import { type AnyActorLogic, type AnyStateMachine, createActor } from "xstate";
import { statesOf } from "../diagram/parts.ts";

function saidBy(call: AnyActorLogic): Promise<string> {
  return new Promise((resolve) => {
    const actor = createActor(call);
    actor.subscribe({
      error: (error) => resolve(error instanceof Error ? error.message : String(error)),
      complete: () => resolve("nothing"),
    });
    actor.start();
  });
}

/** The calls of a machine that do not fail by their name (`login is not provided`) when it was not given, each with what it says. */
export async function silentCalls(machine: AnyStateMachine): Promise<string[]> {
  const declared = machine.implementations.actors as Record<string, AnyActorLogic>;
  const invoked = statesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  const names = [...new Set([...invoked, ...Object.keys(declared)])];
  const said = await Promise.all(
    names.map(async (name) => {
      const call = declared[name];
      return [name, call === undefined ? "not declared" : await saidBy(call)] as const;
    }),
  );
  return said
    .filter(([name, words]) => words !== `${name} is not provided`)
    .map(([name, words]) => `${name}: ${words}`);
}
