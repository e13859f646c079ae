import type { AiGateOutput } from "../../consents/ai-gate/index.ts";
import { holdPromise, type Simulation } from "../../testing/index.ts";
import { createSuggestionMachine } from "./suggestion.machine.ts";
import type { SuggestionCall, SuggestionInput } from "./suggestion.types.ts";

/** A suggestion whose gate and call the test answers. */
export function simulateSuggestion(simulation: Simulation) {
  const gate = holdPromise<AiGateOutput, SuggestionInput>();
  const call = holdPromise<string, SuggestionCall<string>>();
  let keys = 0;
  const newIdempotencyKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const actor = simulation.start(
    createSuggestionMachine<string, string>({ newIdempotencyKey }).provide({
      actors: { openGate: gate.logic, suggest: call.logic },
    }),
    { input: { action: "act" } },
  );
  const callsMade = () => call.asked;
  return { simulation, gate, call, actor, callsMade };
}
