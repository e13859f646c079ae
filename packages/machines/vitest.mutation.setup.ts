import { beforeEach } from "vitest";

declare global {
  /** A test of this worker has failed: the mutant is noticed. */
  var isMutantNoticed: boolean | undefined;
}

// Vitest stops at the first failure but would still read the files that follow: with paths to generate, that is most of a run.
if (globalThis.isMutantNoticed === true) throw new Error("This mutant was noticed in the file before.");

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    globalThis.isMutantNoticed = true;
  });
});
