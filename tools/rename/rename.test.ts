import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyRules, withPart } from "./apply.ts";
import { renameBy } from "./rename.ts";
import type { Rule, RuleSet } from "./rule.ts";

const setOf = (...rules: Rule[]): RuleSet => ({ in: "**", rules });
const renamed = (text: string, ...rules: Rule[]) => applyRules(setOf(...rules), "a/b.tsx", text).text;
const names: Rule = { from: "words", to: "labels" };

test("an identifier is renamed in code alone: not in strings, templates, comments or the text of elements", () => {
  const textWith = (name: string) =>
    [
      "// words",
      `const ${name} = { x: "words", y: \`words \${${name}.x}\` };`,
      `export const a = <B ${name}={${name}}>words</B>;`,
    ].join("\n");
  expect(renamed(textWith("words"), names)).toBe(textWith("labels"));
});

test("a regular expression and a comment inside of an element are no identifiers", () => {
  const text = "const a = /words\\//.test(b); // words\nconst c = <D>{/* words */}</D>;\n";
  expect(renamed(text, names)).toBe(text);
});

test("a variable alone leaves the key that travels, and a shorthand is written out", () => {
  const rule: Rule = { from: "words", to: "terms", role: "variable" };
  expect(renamed("const { words } = query; send({ words }); query.words;", rule)).toBe(
    "const { words: terms } = query; send({ words: terms }); query.words;",
  );
  expect(
    renamed("const { words } = query; send({ words }); query.words;", { ...rule, role: "property" }),
  ).toBe("const { terms: words } = query; send({ terms: words }); query.terms;");
});

test("a key and its value, or a name and its alias, become one name where they are the same now", () => {
  const rules: Rule[] = [names, { from: "all", to: "labels" }];
  expect(renamed('import { words as all } from "./a.ts"; f({ words: all, b: b });', ...rules)).toBe(
    'import { labels } from "./a.ts"; f({ labels, b: b });',
  );
  expect(renamed("const { words: all } = a; type A = { words: string };", ...rules)).toBe(
    "const { labels } = a; type A = { labels: string };",
  );
});

test("a part is renamed where a part begins, in comments and titles too where the rule says so", () => {
  expect(withPart("priceWordsOf", { part: "Words", to: "Labels" })).toBe("priceLabelsOf");
  expect(withPart("Passwords", { part: "Words", to: "Labels" })).toBe("Passwords");
  const rule: Rule = { part: "Words", to: "Copy", text: true };
  expect(
    renamed('/** As {@link ownWords}. */\ntest("ownWords stand", () => ownWords("ownWords"));', rule),
  ).toBe('/** As {@link ownCopy}. */\ntest("ownCopy stand", () => ownCopy("ownWords"));');
});

test("what stands before and after an identifier can choose it, and an exception keeps it", () => {
  expect(renamed("a.words + b.words", { ...names, before: /a\.$/ })).toBe("a.labels + b.words");
  const excepted: RuleSet = { in: "**", keep: [{ in: "a/*", token: "words" }], rules: [names] };
  expect(applyRules(excepted, "a/b.ts", "words").text).toBe("words");
  expect(applyRules(excepted, "b.ts", "words").text).toBe("labels");
});

test("a phrase follows the line of a comment and the capital of a sentence", () => {
  const rule: Rule = { phrase: "the words of", to: "the text of" };
  expect(renamed('/**\n * The words\n * of a; the swords of b.\n */\nconst a = "the words of";', rule)).toBe(
    '/**\n * The text\n * of a; the swords of b.\n */\nconst a = "the words of";',
  );
  expect(renamed('test("the words of a mission [X]", run);', rule)).toBe(
    'test("the text of a mission [X]", run);',
  );
  expect(renamed("// two words long", { phrase: /(\w+) words\b/, to: "$1 terms" })).toBe("// two terms long");
});

test("a string is renamed as a whole", () => {
  expect(renamed('type A = Omit<B, "words" | "words ">;', { string: "words", to: "labels" })).toBe(
    'type A = Omit<B, "labels" | "words ">;',
  );
});

test("a name that stands already in the file is printed, unless it is meant, and nothing is left to do twice", () => {
  const { text, collisions } = applyRules(setOf(names), "a.ts", "const labels = words;");
  expect(collisions).toEqual(["a.ts: words → labels (variable)"]);
  expect(applyRules(setOf({ ...names, meant: true }), "a.ts", "const labels = words;").collisions).toEqual(
    [],
  );
  expect(applyRules(setOf(names), "a.ts", text)).toEqual({ text, counts: new Map(), collisions: [] });
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rename-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("what imports or mentions a file follows it to its new path", () => {
  plant({
    "web/hour/hour-words.ts": 'import { day } from "../day.ts";\nexport const hourWords = day;\n',
    "web/day.ts": "export const day = 1;\n",
    "web/page.ts": 'import { hourWords } from "./hour/hour-words.ts";\nvi.mock("./hour/hour-words.ts");\n',
    "docs/a.md": "See `hour-words.ts` and web/hour/hour-words.ts.\n",
  });
  const printed: string[] = [];
  const set = setOf(
    { from: "hourWords", to: "hourText" },
    { file: "web/hour/hour-words.ts", to: "web/text/hour-text.ts" },
  );
  renameBy(root, set, (line) => printed.push(line));
  expect(existsSync(join(root, "web/hour/hour-words.ts"))).toBe(false);
  expect(read("web/text/hour-text.ts")).toBe(
    'import { day } from "../day.ts";\nexport const hourText = day;\n',
  );
  expect(read("web/page.ts")).toBe(
    'import { hourText } from "./text/hour-text.ts";\nvi.mock("./text/hour-text.ts");\n',
  );
  expect(read("docs/a.md")).toBe("See `hour-text.ts` and web/text/hour-text.ts.\n");
  expect(printed).toEqual(["     2  hourWords → hourText", "3 files changed, 1 renamed"]);
  printed.length = 0;
  renameBy(root, set, (line) => printed.push(line));
  expect(printed).toEqual(["0 files changed, 0 renamed"]);
});

test("a file never takes the path of another", () => {
  plant({ "a-words.ts": "", "a-text.ts": "" });
  expect(() => renameBy(root, setOf({ file: /-words/, to: "-text" }), () => {})).toThrow("stands already");
});
