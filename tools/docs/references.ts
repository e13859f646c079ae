import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { PNPM } from "../pnpm.mjs";

/** What a document may refer to. */
export interface Repository {
  /** Paths of files from the root, committed or about to be. */
  files: readonly string[];
  /** Names of the scripts of the root's package.json. */
  scripts: readonly string[];
  /** What `pnpm new` makes. */
  kinds: readonly string[];
  /** Whether a path belongs to what commands make and git ignores. */
  isIgnored: (path: string) => boolean;
  read: (file: string) => string;
}

/** How strictly paths are read: from the root alone, or from any folder below the document's own as well. */
type Base = "root" | "folder";

const filesOf = (root: string) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  })
    .trim()
    .split("\n");

/** A rule for a folder wants its slash where the folder is not there. */
const isIgnored = (root: string, path: string) =>
  spawnSync("git", ["check-ignore", "--no-index", path, `${path.replace(/\/$/, "")}/`], {
    cwd: root,
    stdio: "ignore",
  }).status === 0;

/** The repository as it is on disk. */
export function openRepository(root: string): Repository {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
  return {
    files: filesOf(root),
    scripts: Object.keys(scripts),
    kinds: readdirSync(join(root, "tools/new/templates")),
    isIgnored: (path) => isIgnored(root, path),
    read: (file) => readFileSync(join(root, file), "utf8"),
  };
}

/** Commands of pnpm and npm themselves. */
const builtIn = new Set(["install", "run", "exec"]);

/** `<name>`, `…`, `NAME`, `NNNN_name`, `Name` and `thing` stand for any name. */
const placeholder = /<[^<>]+>|…|\*+|NNNN_name|(?<![A-Za-z])(?:[A-Z]{3,}|Name|thing)(?![A-Za-z])/g;
const extension = /\.(?:tsx?|mjs|cjs|css|json|md|mdx|tsv|sql|ya?ml|grit|lock|txt)$/;
const isPath = (part: string) =>
  !/node_modules|^(?:[/@#~$-]|https?:|node:)|:\/\/|[()="'|?]/.test(part) &&
  (extension.test(part) || (part.includes("/") && /^[\w.{<*…-]/.test(part)));

const escaped = (text: string) => text.replace(/[.+^$()|[\]\\]/g, "\\$&");

/** A path with placeholders, `*` and `{a,b}`, as a pattern. */
function patternOf(path: string): string {
  // A name that begins with its ending, as `.test.ts`, is that of any such file.
  const whole = extension.test(path) && /^\.\w/.test(path) && !path.includes("/") ? `*${path}` : path;
  const parts = whole
    .replace(placeholder, "*")
    .replace(/\/$/, "")
    .split(/(\*|\{[^{}]*\})/);
  return parts
    .map((part) =>
      part === "*"
        ? "[^/]*"
        : part.startsWith("{")
          ? `(?:${part.slice(1, -1).split(",").map(escaped).join("|")})`
          : escaped(part),
    )
    .join("");
}

function isThere(path: string, document: string, base: Base, { files, isIgnored }: Repository): boolean {
  const folder = dirname(document);
  const own = folder === "." ? "" : `${folder}/`;
  const start = !path.includes("/") ? "(?:.*/)?" : base === "root" ? "" : `(?:|${escaped(own)}(?:.*/)?)`;
  const pattern = new RegExp(`^${start}${patternOf(path.replace(/^\.\//, ""))}(?:/|$)`);
  return files.some((file) => pattern.test(file)) || isIgnored(path) || isIgnored(`${own}${path}`);
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading));

/** The links of a page that lead nowhere: to no file, or to no heading of it. */
export function brokenLinks(document: string, repository: Repository): string[] {
  const page = repository.read(document).replace(/^```.*?^```/gms, "");
  return [...page.matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, target = ""]) => {
    if (/^(?:[a-z]+:|\/)/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? document : posix.normalize(posix.join(dirname(document), path));
    const isFile = repository.files.includes(file);
    const isKnown =
      isFile || repository.files.some((name) => name.startsWith(`${file}/`)) || repository.isIgnored(file);
    const hasAnchor =
      anchor === undefined || !isFile || anchorsOf(repository.read(file)).includes(anchor.toLowerCase());
    return isKnown && hasAnchor ? [] : [`${document}: no ${target}`];
  });
}

function unknownCommand(parts: readonly string[], { scripts, kinds }: Repository): string | null {
  const at = parts.findIndex((part) => /^p?npm(?:@.+)?$/.test(part));
  const manager = parts[at];
  if (manager === undefined) return null;
  if (manager.includes("@") && manager !== PNPM) return manager;
  const named = parts.slice(at + 1).filter((part) => !part.startsWith("-"));
  const [first = "start", second = ""] = named[0] === "run" ? named.slice(1) : named;
  const isName = /^[a-z][\w:-]*$/.test(first);
  if (isName && !scripts.includes(first) && !builtIn.has(first)) return `script ${first}`;
  const isKind = second === "" || !/^[a-z]+$/.test(second) || kinds.includes(second);
  return first === "new" && !isKind ? `kind ${second}` : null;
}

/** What tables of scripts describe: the code of their first column. */
function scriptsDescribed(page: string): string[] {
  const tables = page.match(/^\| script \|.*\n(?:\|.*\n?)*/gm) ?? [];
  const first = tables.flatMap((table) => table.split("\n").map((row) => row.split("|")[1] ?? ""));
  return first.flatMap((cell) => [...cell.matchAll(/`(?:run )?([\w:-]+)`/g)].map(([, name = ""]) => name));
}

/** What is written as code on a page: spans, and the lines of blocks that are commands or have no language. */
function* codeOf(page: string): Generator<string> {
  const blocks = /^```(\w*)\n(.*?)^```/gms;
  for (const [, language = "", text = ""] of page.matchAll(blocks))
    if (language === "" || language === "sh") yield* text.split("\n").map((line) => line.replace(/#.*$/, ""));
  for (const [, span = ""] of page.replace(blocks, "").matchAll(/`([^`\n]+)`/g)) yield span;
}

/** Where a command of vitest begins to name tests, by parts of their files' names. */
const filtersFrom = (parts: readonly string[]) => {
  const at = parts.findIndex((part) => /(?:^|\/)vitest$/.test(part));
  return at === -1 ? parts.length : at;
};

/** What a page names as code that does not exist: paths, scripts of package.json, kinds of `pnpm new`. */
export function unknownNames(document: string, base: Base, repository: Repository): string[] {
  const page = repository.read(document);
  const unknown = scriptsDescribed(page).filter((name) => !repository.scripts.includes(name));
  const faults = new Set(unknown.map((name) => `${document}: no script ${name}`));
  for (const code of codeOf(page)) {
    const parts = code
      .split(/[\s,]+(?![^{]*\})/)
      .map((part) => part.replace(/^[("'«]+|[)"'».:;]+$/g, ""))
      .filter((part) => part !== "");
    const command = unknownCommand(parts, repository);
    if (command !== null) faults.add(`${document}: no ${command} (${code.trim()})`);
    for (const path of parts.slice(0, filtersFrom(parts))) {
      if (isPath(path) && !isThere(path, document, base, repository)) faults.add(`${document}: no ${path}`);
    }
  }
  return [...faults];
}
