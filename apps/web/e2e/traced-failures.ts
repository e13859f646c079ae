import { afterEach, beforeEach } from "vitest";
import { restartTraces, writeTraces } from "./traces.ts";

// A journey that fails when it is tried once more leaves what its browsers did and showed, to be gone through step by step.
beforeEach(restartTraces);

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error === undefined) return;
  const paths = await writeTraces(`${task.file.name} ${task.name}`);
  if (paths.length > 0)
    error.message = [error.message, ...paths.map((path) => `npx playwright-core show-trace ${path}`)].join(
      "\n",
    );
});
