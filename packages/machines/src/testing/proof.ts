import fc from "fast-check";
import type { AnyStateMachine } from "xstate";
import { collectCoverage, type MachineCoverage } from "./coverage.ts";
import { afterStep, generatePaths, type Model, type ModelPath, stepsFrom } from "./model.ts";
import { createStage, type Stage } from "./stage.ts";

/** What a proof needs: the real machine, its abstract model, and how a model's step is done to the real one. */
export interface ProofOptions<State extends object, Step extends string, World> {
  /** The machine whose states and transitions must all be run. */
  machine: AnyStateMachine;
  model: Model<State, Step>;
  /** Sets up one path: the machine with its provided actors, played on the stage now or by a first step. */
  world: (stage: Stage) => World;
  /** The executor of each step, in a user's words; `state` is the abstract state before it. */
  perform: Record<Step, (world: World, state: State) => void>;
  /** Holds the real machine to the abstract state after every step; throws (expect) when they differ. */
  agree: (world: World, state: State) => void;
  /** What is true after every step whatever happened, by a sentence. */
  invariants?: Record<string, (world: World, state: State) => boolean>;
}

/** A proof that can be run path by path; `proveMachine` makes tests of it. */
export interface Proof<State extends object, Step extends string> {
  readonly paths: readonly ModelPath<State, Step>[];
  readonly modelStates: number;
  readonly modelSteps: number;
  /** Drives the real machine along a path; throws with the steps so far when something differs. */
  run(path: ModelPath<State, Step>): void;
  /** Random walks through the model, replayable by their seed. */
  walk(options: { seed: number; runs: number; steps: number }): void;
  coverage(): MachineCoverage;
  /** Throws with the names of what was never run. */
  assertCovered(): void;
}

/** Prepares the paths and the coverage of a machine. */
export function createProof<State extends object, Step extends string, World>(
  options: ProofOptions<State, Step, World>,
): Proof<State, Step> {
  const { machine, model } = options;
  const collector = collectCoverage(machine);
  const generated = generatePaths(model);

  function check(stage: Stage, world: World, state: State): void {
    for (const actor of stage.actors) {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === "error") throw snapshot.error;
      assertPlain(snapshot.context, "context");
    }
    options.agree(world, state);
    for (const [sentence, holds] of Object.entries(options.invariants ?? {}))
      if (!holds(world, state)) throw new Error(`Invariant broken: ${sentence}`);
  }

  function run(path: ModelPath<State, Step>): void {
    const stage = createStage(collector.inspect);
    const world = options.world(stage);
    const done: Step[] = [];
    try {
      check(stage, world, model.initial);
      for (const { step, before, after } of path) {
        done.push(step);
        options.perform[step](world, before);
        check(stage, world, after);
      }
    } catch (error) {
      const trace = `\nafter: ${["the beginning", ...done].join("\n     → ")}`;
      if (error instanceof Error) error.message += trace;
      throw error;
    } finally {
      stage.strike();
    }
  }

  return {
    paths: generated.paths,
    modelStates: generated.states,
    modelSteps: generated.steps,
    run,
    walk({ seed, runs, steps }) {
      const choices = fc.array(fc.nat({ max: 9_973 }), { minLength: 1, maxLength: steps });
      const result = fc.check(
        fc.property(choices, (drawn) => run(walkBy(model, drawn))),
        { seed, numRuns: runs },
      );
      if (!result.failed) return;
      const cause = result.errorInstance;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`A random walk failed (seed: ${seed}, walk ${result.numRuns} of ${runs})\n${why}`, {
        cause,
      });
    },
    coverage: collector.read,
    assertCovered() {
      const { missing } = collector.read();
      if (missing.length > 0) throw new Error(`Never run in ${machine.id}:\n  ${missing.join("\n  ")}`);
    },
  };
}

function walkBy<State extends object, Step extends string>(
  model: Model<State, Step>,
  drawn: readonly number[],
): ModelPath<State, Step> {
  const path: { step: Step; before: State; after: State }[] = [];
  let before = model.initial;
  for (const number of drawn) {
    const possible = stepsFrom(model, before);
    const step = possible[number % possible.length];
    if (step === undefined) break;
    const after = afterStep(model, before, step);
    path.push({ step, before, after });
    before = after;
  }
  return path;
}

/** A context must survive JSON: plain objects, arrays, finite numbers, strings, booleans, null; a missing key may be undefined. */
export function assertPlain(value: unknown, where: string): void {
  if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean")
    return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      assertPlain(item, `${where}[${index}]`);
    });
    return;
  }
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, inner] of Object.entries(value)) assertPlain(inner, `${where}.${key}`);
    return;
  }
  throw new Error(`${where} does not survive JSON`);
}
