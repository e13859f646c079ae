import { folderSources } from "./folder-sources.ts";

const files = import.meta.glob<string>(
  [
    "../../../packages/machines/src/*/*/*.ts",
    "../../../packages/machines/src/submission/*.ts",
    "!**/*.{test,model,fixture,harness}.ts",
    "!**/index.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The code of a machine, by its folder in packages/machines/src. */
export function sourcesOf(folder: string): string[] {
  return folderSources(files, folder);
}
