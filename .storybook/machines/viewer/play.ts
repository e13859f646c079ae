import type { Paths } from "@jobami/machines/paths";
import type { AnyEventObject, AnyStateMachine } from "xstate";

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
