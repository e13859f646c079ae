import { defineConfig } from "vitest/config";
import { writeGenerated } from "../../manifests/write-files.ts";
import { EarlyFailures } from "../early-failures.ts";

await writeGenerated();

export default defineConfig({
  test: {
    include: ["*.e2e.ts"],
    environment: "node",
    reporters: ["default", new EarlyFailures()],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
