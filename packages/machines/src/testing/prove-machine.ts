import { describe, expect, inject, test } from "vitest";
import type { MachineCoverage } from "./coverage.ts";
import { createProof, type ProofOptions } from "./proof.ts";
import { silentCalls } from "./unprovided.ts";
import type { Walked, Walks } from "./walk.ts";

/** What one proof adds to the table printed at the end of the run. */
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
    /** Random events of each machine, when a run needs other than usual: fewer for each mutant, more in `pnpm soak walks`. */
    walkEvents?: number;
    /** Where each machine’s state snapshots are written for its gallery; `pnpm gallery` asks for it. */
    snapshotsFolder?: string;
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
 * The machine is given without its calls: each of its calls must then fail and state its name.
 */
export function proveMachine<State extends object, Step extends string, Harness, Page = never>(
  options: ProofOptions<State, Step, Harness, Page> & { walks?: WalkOptions },
): void {
  const proof = createProof(options);
  const { seed = 20_260_115, events = inject("walkEvents") ?? 2_000, steps = 200 } = options.walks ?? {};

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

    test("fails by its name each call that is not given", async () => {
      expect(await silentCalls(options.machine)).toEqual([]);
    });

    const folder = inject("snapshotsFolder");
    if (folder !== undefined)
      test("writes its state snapshots", async () => {
        const machine = expect.getState().testPath?.match(/\/machines\/src\/(.+)\/[^/]+$/)?.[1];
        const written = `${JSON.stringify(proof.snapshots(), null, 2)}\n`;
        await expect(written).toMatchFileSnapshot(`${folder}/${machine}.json`);
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
