const files = import.meta.glob<string>(
  [
    "../../../packages/machines/src/{flows,lifecycles}/*/*.ts",
    "!**/*.{test,model,fixture,world}.ts",
    "!**/index.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The code of a machine's folder, found by its id (`twoFactor` lives in `two-factor`). */
export function sourcesOf(machineId: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.split("/").at(-2) === kebab(machineId))
    .map(([, source]) => source);
}
