import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chosenFolders } from "./folders.ts";
import { type FolderResult, mutateFolder } from "./stryker.ts";

// pnpm mutate [folder…]: changes the code of each machine in every small way and says which changes no test notices.
const reports = join(import.meta.dirname, "../../reports/mutation");
mkdirSync(reports, { recursive: true });

const percent = ({ killed, all }: FolderResult) => ((100 * killed) / Math.max(1, all)).toFixed(1);

for (const folder of chosenFolders(process.argv.slice(2))) {
  const result = await mutateFolder(folder);
  writeFileSync(join(reports, `${folder.replace("/", "-")}.json`), JSON.stringify(result, null, 2));
  console.log(
    `${folder.padEnd(30)} ${percent(result).padStart(5)} %  ${result.killed}/${result.all}  ${result.seconds} s`,
  );
  for (const { file, line, was, became, status } of result.survivors)
    console.log(`  ${status === "Survived" ? "" : `${status}: `}${file}:${line}  ${was}  →  ${became}`);
  if (result.killed / Math.max(1, result.all) < 0.9) process.exitCode = 1;
}
