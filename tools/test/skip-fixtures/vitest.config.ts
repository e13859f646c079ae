import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["*.journey.ts"], environment: "node" } });
