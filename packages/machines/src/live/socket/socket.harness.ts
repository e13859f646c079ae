import type { LiveEvent } from "@jobami/api/live/events";
import { holdCallback, holdPromise } from "../../testing/held-actors.ts";
import { createSimulation, type Simulation } from "../../testing/simulation.ts";
import { createSocketMachine } from "./socket.machine.ts";
import type { ChannelCommand, ChannelEvent, ChannelInput, SocketInput } from "./socket.types.ts";

/** A lawful event of a person's sequence. */
export function liveEvent(seq: number): LiveEvent {
  return { seq, name: "notification_count_update", payload: { count: seq }, at: "2026-01-15T09:00:00.000Z" };
}

/** A person’s typing, as it is stated and as it is heard. */
export const whisper = { name: "typing", payload: { conversation_id: "haie" } } as const;
export const heardWhisper = { ...whisper, from: "karim" } as const;

/** The real machine with its token call and its channel held, on a simulation of its own unless one is given. */
export function createSocketHarness(simulation: Simulation = createSimulation()) {
  const fetchToken = holdPromise<{ token: string }>();
  const channel = holdCallback<ChannelEvent, ChannelCommand, ChannelInput>();
  const machine = createSocketMachine({ now: simulation.clock.now }).provide({
    actors: { fetchToken: fetchToken.logic, channel: channel.logic },
  });
  const open = (input: SocketInput) => {
    const actor = simulation.start(machine, { input });
    simulation.clock.advance(0);
    return actor;
  };
  return { simulation, clock: simulation.clock, fetchToken, channel, open };
}
