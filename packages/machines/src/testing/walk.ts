import fc from "fast-check";
import { afterStep, type Model, type ModelPath, stepsFrom } from "./model.ts";

/** How far the random walks of a machine go; a seed can be fixed to replay a failure. */
export interface Walks {
  seed: number;
  /** Events in all, of all walks together. */
  events: number;
  /** Events of one walk at most; it goes on with a fresh harness where the model leads nowhere further. */
  steps: number;
}

/** What was walked. */
export interface Walked {
  walks: number;
  events: number;
}

/** How long a failure is made smaller, in ms. */
const shrinkingMs = 5_000;

function draw<State extends object, Step extends string>(
  model: Model<State, Step>,
  drawn: readonly number[],
): ModelPath<State, Step>[] {
  const paths: ModelPath<State, Step>[] = [];
  let path: { step: Step; before: State; after: State }[] = [];
  let before = model.initial;
  for (const number of drawn) {
    let possible = stepsFrom(model, before);
    if (possible.length === 0) {
      paths.push(path);
      path = [];
      before = model.initial;
      possible = stepsFrom(model, before);
    }
    const step = possible[number % possible.length];
    if (step === undefined) break;
    const after = afterStep(model, before, step);
    path.push({ step, before, after });
    before = after;
  }
  return [...paths, path];
}

/** Walks at random until so many events have happened; a failure is made small and states the seed that walks there again. */
export function walkAtRandom<State extends object, Step extends string>(
  model: Model<State, Step>,
  { seed, events, steps }: Walks,
  run: (path: ModelPath<State, Step>) => void,
): Walked {
  const walked: Walked = { walks: 0, events: 0 };
  let failedAt = 0;
  const walk = (drawn: readonly number[]): void => {
    // The first failure is shrunk by walking its parts again, whatever was walked before, but not for ever.
    if (failedAt === 0 ? walked.events >= events : Date.now() - failedAt > shrinkingMs) return;
    try {
      for (const path of draw(model, drawn)) {
        run(path);
        walked.events += path.length;
      }
      walked.walks += 1;
    } catch (error) {
      failedAt ||= Date.now();
      throw error;
    }
  };
  const numbers = fc.array(fc.nat({ max: 9_973 }), { minLength: 1, maxLength: steps, size: "max" });
  for (let round = 0; walked.events < events; round += 1) {
    const before = walked.events;
    const result = fc.check(fc.property(numbers, walk), {
      seed: seed + round,
      numRuns: Math.ceil((2 * (events - before)) / steps),
    });
    if (result.failed) throw failure(result.errorInstance, seed + round);
    if (walked.events === before) break;
  }
  return walked;
}

function failure(cause: unknown, seed: number): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`A random walk failed (seed: ${seed})\n${why}`, { cause });
}
