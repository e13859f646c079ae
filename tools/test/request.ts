import { parseArgs } from "node:util";

/** What a run of the tests is asked for. */
export interface Request {
  isProof: boolean;
  /** What was red in the last run. */
  isFailed: boolean;
  /** Text of the titles that alone are run. */
  title?: string;
  /** Names of parts, and files of tests by their paths in the project. */
  only?: readonly string[];
  /** The part whose tests are run as their sources change, and what their files are narrowed to. */
  watch?: { part: string; filters: readonly string[] };
}

const options = {
  proof: { type: "boolean", default: false },
  failed: { type: "boolean", default: false },
  title: { type: "string" },
  only: { type: "string" },
  watch: { type: "string" },
} as const;

const forms = "--failed, --title TEXT, --only PART or FILE (several with commas), --watch PART FILTER…";

/** npm takes for itself what stands before `--`, and the whole gate would run. */
function refuseTakenByNpm(env: NodeJS.ProcessEnv): void {
  const taken = ["failed", "title", "watch"].find((name) => env[`npm_config_${name}`]);
  if (taken !== undefined) throw new Error(`npm took --${taken} for itself: npm test -- --${taken} …`);
}

/** Reads what stands behind `npm test --`; throws, with what there is, where that is not understood. */
export function readRequest(args: readonly string[], env: NodeJS.ProcessEnv): Request {
  refuseTakenByNpm(env);
  const { values, positionals } = parse(args);
  const { proof, failed, title, only, watch } = values;
  const [first] = positionals;
  if (first !== undefined && watch === undefined)
    throw new Error(`«${first}» stands behind no option: npm test -- --only ${first}. There are: ${forms}.`);
  if (title?.trim() === "") throw new Error("--title wants a text that stands in the titles of tests.");
  if (failed && title !== undefined)
    throw new Error("--failed and --title both state what is run: give one of them.");
  return {
    isProof: proof,
    isFailed: failed,
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(only === undefined ? {} : { only: only.split(",").map((name) => name.trim()) }),
    ...(watch === undefined ? {} : { watch: { part: watch, filters: positionals } }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${sentence}. There are: ${forms}.`);
  }
}
