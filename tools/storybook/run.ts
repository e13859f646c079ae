import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { type StorySource, serveStorybook } from "./serve.ts";
import { readStoryIndex } from "./story-index.ts";
import { gateStories, suitesFolder } from "./suites.ts";

const root = join(import.meta.dirname, "../..");

/** Runs the interactions and the accessibility checks of the stories in a browser; writes the results as JSON, answers the exit code. */
export async function runStories(report: string, source: StorySource = {}): Promise<number> {
  const { url, close } = await serveStorybook(source);
  mkdirSync(dirname(report), { recursive: true });
  const workers = process.env.JOBAMI_WORKERS ?? String(availableParallelism());
  const runner = spawn(
    join(root, "node_modules/.bin/test-storybook"),
    [
      "--index-json",
      "--url",
      `${url}${suitesFolder}`,
      "--failOnConsole",
      "--disable-telemetry",
      "--maxWorkers",
      workers,
      "--json",
      "--outputFile",
      report,
    ],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", REFERENCE_URL: url },
    },
  );
  const code = await new Promise<number>((resolve, reject) =>
    runner.once("error", reject).once("exit", (exit) => resolve(exit ?? 1)),
  );
  await close();
  return code;
}

/** Every story in the proof, fewer in the gate. */
const chosenByDefault = () =>
  process.env.JOBAMI_PROOF === "1" ? {} : { only: gateStories(readStoryIndex()) };

// run.ts [report.json [ids…]]: the stories of the gate, of the proof (`JOBAMI_PROOF=1`), or these.
if (import.meta.main) {
  const [report = join(root, "reports/stories.json"), ...ids] = process.argv.slice(2);
  process.exitCode = await runStories(report, ids.length > 0 ? { only: new Set(ids) } : chosenByDefault());
}
