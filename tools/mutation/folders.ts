import { globSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Where the machines live. */
export const machinesPackage = join(root, "packages/machines");

const NOT_MUTATED = /\.(test|model|fixture|harness|types)\.ts$|\/index\.ts$/;

/** Two short folders, one of each kind, that `npm run proof` measures too. */
export const sample = ["navigation/scroll-to-top", "newsletter/newsletter-subscription"] as const;

/** Every folder whose code is mutated: a machine each, and what they share. */
export function mutatedFolders(): string[] {
  return globSync(["src/*/*/index.ts", "src/submission/index.ts", "src/boundary/boundary.test.ts"], {
    cwd: machinesPackage,
  })
    .map((file) => file.split("/").slice(1, -1).join("/"))
    .sort();
}

/** The files of a folder whose every change should fail a test: machine, view and decisions; types and models have none. */
export function mutatedFiles(folder: string): string[] {
  return globSync(`src/${folder}/*.ts`, { cwd: machinesPackage })
    .filter((file) => !NOT_MUTATED.test(file))
    .sort();
}

/** The folders that the arguments of the command line mean (`login`, `auth/login`); all without any. Throws on an unknown one. */
export function chosenFolders(names: readonly string[]): string[] {
  const all = mutatedFolders();
  return names.length === 0
    ? all
    : names.map((word) => {
        const found = all.find((folder) => folder === word || folder.endsWith(`/${word}`));
        if (found === undefined) throw new Error(`No machine «${word}»; there are: ${all.join(", ")}.`);
        return found;
      });
}
