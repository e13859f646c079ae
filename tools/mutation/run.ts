import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chosenFolders, mutatedFolders, sample } from "./folders.ts";
import { isEnough, readRecord, withResult, writeRecord } from "./record.ts";
import { type FolderResult, mutateFolder } from "./stryker.ts";

// pnpm mutate [folder…]: changes the code of each machine in every small way and reports which changes no test notices;
// `--again` asks anew only where the machine or its tests have changed since the last run;
// `--sample` measures two short folders and leaves the page of results as it is.
const root = join(import.meta.dirname, "../..");
const reports = join(root, "reports/mutation");
const page = join(root, "docs/mutation.md");
const names = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isSample = process.argv.includes("--sample");
const isAgain = process.argv.includes("--again");

function keep(result: FolderResult): void {
  writeFileSync(join(reports, `${result.folder.replace("/", "-")}.json`), JSON.stringify(result, null, 2));
  if (isSample) return;
  const text = readFileSync(page, "utf8");
  writeFileSync(page, writeRecord(text, withResult(readRecord(text), result), mutatedFolders()));
}

mkdirSync(reports, { recursive: true });
for (const folder of isSample ? sample : chosenFolders(names)) {
  const result = await mutateFolder(folder, isAgain);
  keep(result);
  const { killed, all, seconds } = result;
  console.log(
    `${folder.padEnd(30)} ${((100 * killed) / Math.max(1, all)).toFixed(1).padStart(5)} %  ${killed}/${all}  ${seconds} s`,
  );
  for (const { file, line, was, became, status } of result.survivors)
    console.log(`  ${status === "Survived" ? "" : `${status}: `}${file}:${line}  ${was}  →  ${became}`);
  if (!isEnough(result)) process.exitCode = 1;
}
