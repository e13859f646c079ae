import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { writeGenerated } from "./manifests/write-files.ts";

await writeGenerated();

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "web",
    environment: "node",
    include: ["*.test.ts", "manifests/*.test.ts", "app/**/*.test.{ts,tsx}"],
    // A worker and its imports for each file cost ten times what the tests do.
    isolate: false,
  },
});
