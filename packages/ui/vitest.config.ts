import { globSync, readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

function styleSources(): Record<string, string> {
  const paths = globSync("src/{styles,components,layout,patterns}/**/*.css.ts", { cwd: import.meta.dirname });
  return Object.fromEntries(
    paths.map((path) => [path, readFileSync(`${import.meta.dirname}/${path}`, "utf8")]),
  );
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "ui",
    environment: "node",
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    provide: { styleSources: styleSources() },
  },
});
