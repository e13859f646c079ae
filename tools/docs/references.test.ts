import { join } from "node:path";
import { expect, test } from "vitest";
import { longLines } from "./long-lines.ts";
import { brokenLinks, openRepository, type Repository, unknownNames } from "./references.ts";

const repository = openRepository(join(import.meta.dirname, "../.."));

const pages = repository.files.filter((file) => file.endsWith(".md") && !/^apps\/web\/app\//.test(file));
/** Changesets write it of what was, which may be no more. */
const history = "CHANGELOG.md";
const rootDocuments = pages.filter((file) => !file.includes("/") && file !== history);
const readmes = pages.filter((file) => /^(?:apps|packages|tools|visual-tests)\/.*README\.md$/.test(file));

test("the root has its documents, and each package, application and the tools a README", () => {
  expect(rootDocuments).toEqual(["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]);
  const folders = repository.files
    .filter((file) => /^(?:(?:apps|packages)\/[^/]+|visual-tests)\/package\.json$/.test(file))
    .map((file) => file.replace(/package\.json$/, "README.md"));
  expect(readmes).toEqual(expect.arrayContaining([...folders, "tools/README.md"]));
});

test.each(pages)("the links of %s lead to files and headings", (page) => {
  expect(brokenLinks(page, repository)).toEqual([]);
});

test.each(rootDocuments)("the paths, scripts and commands that %s names exist", (page) => {
  expect(unknownNames(page, "root", repository)).toEqual([]);
});

test.each([...readmes, "docs/components.md", "docs/machines/README.md"])(
  "the paths, scripts and commands that %s names exist",
  (page) => {
    expect(unknownNames(page, "folder", repository)).toEqual([]);
  },
);

/** Pages whose prose commands write, or that are cut into long rows. */
const written =
  /^docs\/(?:accessibility|glossary|licences|mutation|performance|records|rows-of-pure-machines|security|adr\/README)\.md$/;

test.each(pages.filter((page) => !written.test(page) && page !== history))(
  "no line of %s is longer than usual",
  (page) => {
    expect(longLines(repository.read(page))).toEqual([]);
  },
);

test("a line of prose has 110 characters at most, a row of a table and a line of code any number", () => {
  const long = "word ".repeat(30);
  expect(longLines(`${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\nshort\n${long}`)).toEqual([1, 7]);
});

/** A repository of one page. */
function repositoryOf(page: string, document = "README.md"): Repository {
  return {
    files: [document, "tools/check.ts", "apps/web/app/features/money/jobi/copy.ts", "docs/law.md"],
    scripts: ["check", "new"],
    kinds: ["feature"],
    isIgnored: (path) => path.startsWith(".data"),
    read: (file) => (file === document ? page : "# The law of it\n"),
  };
}

test.each([
  ["a path", "see `tools/chek.ts`", "no tools/chek.ts"],
  ["a folder", "see `tools/checks/`", "no tools/checks/"],
  ["a path with a placeholder", "`apps/web/app/features/<area>/<name>/texts.ts`", "no apps/web/app/features"],
  ["a file by its name", "its `texts.ts`", "no texts.ts"],
  ["a script", "`pnpm chek`", "no script chek"],
  ["a script of a block", "```sh\nnpm run chek   # all\n```", "no script chek"],
  ["the path of a command", "`node tools/chek.ts`", "no tools/chek.ts"],
  ["a kind of `pnpm new`", '`pnpm new pages NAME "Label"`', "no kind pages"],
  [
    "a script of a table",
    "| script | what it does |\n|---|---|\n| `check`, `chek` | all |",
    "no script chek",
  ],
  ["another pnpm", "`npx -y pnpm@1.2.3 check`", "no pnpm@1.2.3"],
])("%s that does not exist is a fault", (_, page, fault) => {
  expect(unknownNames("README.md", "root", repositoryOf(page))).toEqual([expect.stringContaining(fault)]);
});

test.each([
  "`tools/check.ts`, `tools/`, `copy.ts`, `.data`, `apps/web/app/features/<area>/<name>/copy.ts`",
  '`pnpm check`, `pnpm new feature NAME "Label" AREA`, `node tools/check.ts`, `/dashboard/jobi`, `@jobami/ui`',
  '```ts\nimport { a } from "./gone.ts";\n```',
])("what exists, and what is no path, is none: %s", (page) => {
  expect(unknownNames("README.md", "root", repositoryOf(page))).toEqual([]);
});

test("a link to no file or to no heading is a fault", () => {
  const page = "[a](docs/law.md) [b](docs/law.md#the-law-of-it) [c](docs/gone.md) [d](docs/law.md#gone)";
  expect(brokenLinks("README.md", repositoryOf(page))).toEqual([
    "README.md: no docs/gone.md",
    "README.md: no docs/law.md#gone",
  ]);
});

test("a README names paths from its own folder too", () => {
  const page = "`features/money/jobi/copy.ts`, `jobi/copy.ts`, `features/money/jobs`";
  expect(unknownNames("apps/web/README.md", "folder", repositoryOf(page, "apps/web/README.md"))).toEqual([
    "apps/web/README.md: no features/money/jobs",
  ]);
});
