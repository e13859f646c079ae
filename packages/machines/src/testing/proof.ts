import type { AnyActor, AnyStateMachine } from "xstate";
import { collectCoverage, type MachineCoverage } from "./coverage.ts";
import { assertEmittedNames } from "./emitted-names.ts";
import { generatePaths, type Model, type ModelPath } from "./model.ts";
import { cutsNetwork, withServerBroken } from "./outage.ts";
import { createRestartProof, type Restart } from "./restart.ts";
import { createSimulation, type Simulation } from "./simulation.ts";
import { createSnapshotRecorder, type SnapshotRecorder, type StateSnapshot } from "./state-snapshots.ts";
import { type Walked, type Walks, walkAtRandom } from "./walk.ts";

/** What a proof needs: the real machine, its abstract model, and how a model's step is done to the real one. */
export interface ProofOptions<State extends object, Step extends string, Harness, Page = never> {
  /** The machine whose states and transitions must all be run. */
  machine: AnyStateMachine;
  model: Model<State, Step>;
  /** Sets up one path: the machine with its provided actors, started in the simulation now or by a first step. */
  harness: (simulation: Simulation) => Harness;
  /** The executor of each step, as a user describes it; `state` is the abstract state before it. */
  perform: Record<Step, (harness: Harness, state: State) => void>;
  /** Holds the real machine to the abstract state after every step; throws (expect) when they differ. */
  agree: (harness: Harness, state: State) => void;
  /** What is true after every step whatever happened, by a sentence. */
  invariants?: Record<string, (harness: Harness, state: State) => boolean>;
  /** Needed when the machine stores (`remember`) an instant: how it comes back, and how each wait is seen. */
  restart?: Restart<Page>;
}

/** A proof that can be run path by path; `proveMachine` makes tests of it. */
export interface Proof<State extends object, Step extends string> {
  readonly paths: readonly ModelPath<State, Step>[];
  readonly modelStates: number;
  readonly modelSteps: number;
  /** Drives the real machine along a path; throws with the steps so far when something differs. */
  run(path: ModelPath<State, Step>): void;
  /** Random walks through the model, replayable by their seed; what they run does not count as covered. */
  walk(options: Walks): Walked;
  /** Comes back from what the paths stored, at several moments; throws when a wait does not end on time. */
  restart(): void;
  coverage(): MachineCoverage;
  /** The machine in each of its state values; runs the paths that were not run yet. */
  snapshots(): readonly StateSnapshot[];
  /** Throws with the names of what was never run. */
  assertCovered(): void;
}

/** Prepares the paths and the coverage of a machine. */
export function createProof<State extends object, Step extends string, Harness, Page = never>(
  options: ProofOptions<State, Step, Harness, Page>,
): Proof<State, Step> {
  const { machine, model } = options;
  const collector = collectCoverage(machine);
  const recorder = createSnapshotRecorder(machine);
  const generated = generatePaths(model);
  const restart = createRestartProof(options.restart);

  function check(
    simulation: Simulation,
    harness: Harness,
    state: State,
    checked: Map<AnyActor, unknown>,
  ): void {
    for (const actor of simulation.actors) {
      const snapshot = actor.getSnapshot();
      if (checked.get(actor) === snapshot) continue;
      if (snapshot.status === "error") throw snapshot.error;
      assertPlain(snapshot.context, "context");
      checked.set(actor, snapshot);
    }
    options.agree(harness, state);
    for (const [sentence, holds] of Object.entries(options.invariants ?? {}))
      if (!holds(harness, state)) throw new Error(`Invariant broken: ${sentence}`);
  }

  function drive(path: ModelPath<State, Step>, simulation: Simulation, note: SnapshotRecorder["note"]): void {
    const harness = options.harness(simulation);
    const done: Step[] = [];
    const checked = new Map<AnyActor, unknown>();
    try {
      check(simulation, harness, model.initial, checked);
      note(simulation, done);
      for (const { step, before, after } of path) {
        done.push(step);
        options.perform[step](harness, before);
        check(simulation, harness, after, checked);
        note(simulation, done);
      }
      assertEmittedNames(simulation.emitted);
      restart.note(simulation.stored);
    } catch (error) {
      const trace = `\nafter: ${["the beginning", ...done].join("\n     → ")}`;
      if (error instanceof Error) error.message += trace;
      throw error;
    } finally {
      simulation.stop();
    }
  }

  const ran = new Set<ModelPath<State, Step>>();
  const newHarness = () => createSimulation(collector.inspect, collector.watch);
  function run(path: ModelPath<State, Step>): void {
    const isCut = cutsNetwork(() => drive(path, newHarness(), recorder.note));
    if (isCut) withServerBroken(() => drive(path, newHarness(), () => {}));
    ran.add(path);
  }

  return {
    paths: generated.paths,
    modelStates: generated.states,
    modelSteps: generated.steps,
    run,
    walk: (walks) => walkAtRandom(model, walks, (path) => drive(path, createSimulation(), () => {})),
    restart: restart.prove,
    coverage: collector.read,
    snapshots() {
      for (const path of generated.paths) if (!ran.has(path)) run(path);
      return recorder.read();
    },
    assertCovered() {
      const missing = [...collector.read().missing, ...restart.missing()];
      if (missing.length > 0) throw new Error(`Never run in ${machine.id}:\n  ${missing.join("\n  ")}`);
    },
  };
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
