import type { AccountStanding } from "@jobami/api/account/contract";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { holdPromise } from "../../testing/held-actors.ts";
import { createSimulation, type Simulation } from "../../testing/simulation.ts";
import { createAccountDeletionMachine } from "./account-deletion.machine.ts";
import type { NamedDeletionAsk } from "./account-deletion.types.ts";

/** The real machine with all that it asks of the server held, on a simulation of its own unless one is given. */
export function createDeletionHarness(simulation: Simulation = createSimulation()) {
  const read = holdPromise<AccountStanding>();
  const ask = holdPromise<AccountStanding, NamedDeletionAsk>();
  const cancel = holdPromise<AccountStanding>();
  const pause = holdPromise<unknown>();
  const actor = simulation.start(
    createAccountDeletionMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: {
        readStanding: read.logic,
        askDeletion: ask.logic,
        cancelDeletion: cancel.logic,
        pauseAccount: pause.logic,
      },
    }),
  );
  return { simulation, actor, read, ask, cancel, pause };
}
