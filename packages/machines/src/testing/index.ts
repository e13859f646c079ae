export { createTestClock, type TestClock } from "./clock.ts";
export { collectCoverage, type MachineCoverage } from "./coverage.ts";
export { type HeldCallback, type HeldPromise, holdCallback, holdPromise } from "./held-actors.ts";
export { defineModel, generatePaths, type Model, type ModelPath, type ModelStep } from "./model.ts";
export { createProof, type Proof, type ProofOptions } from "./proof.ts";
export { type ProofRow, proveMachine, type WalkOptions } from "./prove-machine.ts";
export { createSimulation, type Simulation } from "./simulation.ts";
export type { StateSnapshot } from "./state-snapshots.ts";
