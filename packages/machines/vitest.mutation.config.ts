import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests by hand before generated paths: most changes fall at the first failure, which ends the run. */
class HandWrittenFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(".model.test.ts"));
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The tests as a mutant meets them: those of its own folder (`MUTATED_FOLDER`), with short random walks. */
export default defineConfig({
  test: {
    include: [`src/${process.env.MUTATED_FOLDER ?? "**"}/*.test.ts`],
    environment: "node",
    // As in vitest.config.ts: a busy machine is no mutant that was noticed.
    testTimeout: 60_000,
    pool: "threads",
    isolate: false,
    setupFiles: ["./vitest.mutation.setup.ts"],
    sequence: { sequencer: HandWrittenFirst },
    provide: { walkEvents: 200 },
  },
});
