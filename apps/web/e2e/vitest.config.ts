import { defineConfig } from "vitest/config";
import { writeGenerated } from "../manifests/write-files.ts";
import { EarlyFailures } from "./early-failures.ts";

/** `gate` holds about one journey a flow; `proof` the others, and whatever compares clocks or sleeps. */
const isProof = process.env.JOBAMI_PROOF === "1";

await writeGenerated();

export default defineConfig({
  test: {
    include: [isProof ? "{gate,proof}/*.e2e.ts" : "gate/*.e2e.ts"],
    environment: "node",
    reporters: ["default", new EarlyFailures()],
    globalSetup: ["started-once.ts"],
    // The proof wants to know of all that fails.
    setupFiles: [
      ...["seen-at-failure.ts", "silent-acts.ts", "traced-failures.ts"],
      ...(isProof ? [] : ["built-on-each-other.ts"]),
    ],
    fileParallelism: false,
    // Each file has a home, a server and a browser of its own; what they share is code, which is costly to load.
    isolate: false,
    // Waits end what hangs; they never judge how fast a busy machine is.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
