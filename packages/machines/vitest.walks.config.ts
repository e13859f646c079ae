import { defineConfig, mergeConfig } from "vitest/config";
import usual from "./vitest.config.ts";

/** The proofs with long random walks: `pnpm soak walks`. */
export default mergeConfig(
  usual,
  defineConfig({ test: { include: ["src/**/*.model.test.ts"], provide: { walkEvents: 10_000 } } }),
);
