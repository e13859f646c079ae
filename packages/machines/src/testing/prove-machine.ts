import { describe, expect, inject, test } from "vitest";
import type { MachineCoverage } from "./coverage.ts";
import { createProof, type ProofOptions } from "./proof.ts";
import type { Walked, Walks } from "./walk.ts";
import { silentCalls } from "./worldless.ts";

/** What one proof tells the table printed at the end of the run. */
export interface ProofRow extends MachineCoverage {
  paths: number;
  modelStates: number;
  modelSteps: number;
  /** Seed of the random walks; the same seed walks the same ways. */
  seed: number;
  walks: number;
  /** Events of all random walks together. */
  walked: number;
  /** The generated paths, each as its steps. */
  ways: readonly (readonly string[])[];
}

declare module "vitest" {
  interface ProvidedContext {
    /** Random events of each machine, when a run needs fewer than usual: each mutant walks again. */
    walkEvents?: number;
  }
  interface TaskMeta {
    machineProof?: ProofRow;
  }
}

/** How far the random walks go; a seed can be fixed to replay a failure. */
export type WalkOptions = Partial<Walks>;

/**
 * Makes the tests of a machine's model: one a generated path, one of random walks, and one that fails, naming what is missing,
 * unless every state, transition and delay of the real machine was run and every guard answered both yes and no where it is asked.
 * The machine is given without its world: each of its calls must then fail and say its name.
 * With `poses`, one more keeps how the machine stands in each state in that file beside the test, for the stories of its face.
 */
export function proveMachine<State extends object, Step extends string, World, Page = never>(
  options: ProofOptions<State, Step, World, Page> & { walks?: WalkOptions; poses?: string },
): void {
  const proof = createProof(options);
  const { seed = 20_260_115, events = inject("walkEvents") ?? 10_000, steps = 200 } = options.walks ?? {};

  describe(`${options.machine.id}: every way through the model`, () => {
    proof.paths.forEach((path, index) => {
      test(`${index + 1}: ${path.map(({ step }) => step).join(" → ")}`, () => {
        proof.run(path);
      });
    });

    let walked: Walked = { walks: 0, events: 0 };
    test(`walks at random through ${events} events (seed ${seed})`, () => {
      walked = proof.walk({ seed, events, steps });
      expect(walked.events).toBeGreaterThanOrEqual(events);
    }, 60_000);

    test("ends every stored wait on time after a reload", () => {
      proof.restart();
    });

    test("fails by its name each call whose world is not given", async () => {
      expect(await silentCalls(options.machine)).toEqual([]);
    });

    if (options.poses !== undefined)
      test("stands in each of its states as is written down; `pnpm poses` writes it anew", async () => {
        const written = `${JSON.stringify(proof.poses(), null, 2)}\n`;
        await expect(written).toMatchFileSnapshot(options.poses ?? "");
      }, 60_000);

    test("runs every state, transition and delay, and hears both answers of every guard", ({ task }) => {
      task.meta.machineProof = {
        ...proof.coverage(),
        paths: proof.paths.length,
        modelStates: proof.modelStates,
        modelSteps: proof.modelSteps,
        seed,
        walks: walked.walks,
        walked: walked.events,
        ways: proof.paths.map((path) => path.map(({ step }) => step)),
      };
      expect(options.machine.id, "the machine has a name").toMatch(/^[a-z]/);
      proof.assertCovered();
    });
  });
}
