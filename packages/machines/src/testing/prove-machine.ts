import { describe, test } from "vitest";
import type { MachineCoverage } from "./coverage.ts";
import { createProof, type ProofOptions } from "./proof.ts";

/** What one proof tells the table printed at the end of the run. */
export interface ProofRow extends MachineCoverage {
  paths: number;
  modelStates: number;
  modelSteps: number;
  /** Seed of the random walks; the same seed walks the same ways. */
  seed: number;
  walks: number;
}

declare module "vitest" {
  interface TaskMeta {
    machineProof?: ProofRow;
  }
}

/** How long and how often the random walks go; a seed can be fixed to replay a failure. */
export interface WalkOptions {
  seed?: number;
  runs?: number;
  steps?: number;
}

/**
 * Makes the tests of a machine's model: one a generated path, one of random walks, and one that fails, naming what is missing,
 * unless every state and transition of the real machine was run.
 */
export function proveMachine<State extends object, Step extends string, World>(
  options: ProofOptions<State, Step, World> & { walks?: WalkOptions },
): void {
  const proof = createProof(options);
  const { seed = 20_260_115, runs = 100, steps = 40 } = options.walks ?? {};

  describe(`${options.machine.id}: every way through the model`, () => {
    proof.paths.forEach((path, index) => {
      test(`${index + 1}: ${path.map(({ step }) => step).join(" → ")}`, () => {
        proof.run(path);
      });
    });

    test(`walks at random ${runs} times (seed ${seed})`, () => {
      proof.walk({ seed, runs, steps });
    });

    test("runs every state and every transition of the machine", ({ task }) => {
      task.meta.machineProof = {
        ...proof.coverage(),
        paths: proof.paths.length,
        modelStates: proof.modelStates,
        modelSteps: proof.modelSteps,
        seed,
        walks: runs,
      };
      proof.assertCovered();
    });
  });
}
