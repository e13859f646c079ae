import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../../test/processes.ts";
import { entryFiles, source } from "./modules.ts";

const compiler = join(import.meta.dirname, "../../../node_modules/ts7/bin/tsc");

const relativeImports = /(?<=(?:from |import |import\()")(\.{1,2}\/[^"]+?)\.tsx?(?=")/g;

/** Writes the declarations that the published entries lead to; a story's, a test's and a guide's stay away. */
export async function writeTypes(folder: string): Promise<void> {
  const all = mkdtempSync(join(tmpdir(), "jobami-ui-types-"));
  const flags = ["--emitDeclarationOnly", "--composite", "false", "--incremental", "false"];
  const { code, output } = await run(
    process.execPath,
    [compiler, "-p", join(source, "tsconfig.json"), ...flags, "--outDir", all],
    { cwd: source },
  );
  if (code !== 0) throw new Error(output);
  const declarationOf = (file: string) => file.replace(/\.tsx?$/, ".d.ts");
  const waiting = entryFiles().map(declarationOf);
  const written = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (written.has(file) || !existsSync(join(all, file))) continue;
    written.add(file);
    const text = readFileSync(join(all, file), "utf8");
    for (const [, path = ""] of text.matchAll(relativeImports))
      waiting.push(join(dirname(file), `${path}.d.ts`));
    const target = join(folder, file.replace(/^src\//, ""));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll(relativeImports, "$1.js"));
  }
  rmSync(all, { recursive: true });
}
