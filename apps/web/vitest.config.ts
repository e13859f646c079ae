import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: "web", environment: "node", include: ["*.test.ts", "app/**/*.test.{ts,tsx}"] },
});
