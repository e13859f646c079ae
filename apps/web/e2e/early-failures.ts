import type { Reporter, TestCase } from "vitest/node";

/** Reports a failure when it happens: a run that is ended for taking too long states nothing of it otherwise. */
export class EarlyFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const [error] = test.result().errors ?? [];
    if (error !== undefined)
      process.stdout.write(`× ${test.fullName}: ${error.message.split("\n", 16).join(" ")}\n`);
  }
}
