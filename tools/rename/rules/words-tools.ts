import type { RuleSet } from "../rule.ts";

/** The tools: arguments, texts and their checks. `tools/words` keeps its name for the words that it counts. */
export const rules: RuleSet = {
  in: ["tools/**", ".storybook/**", "visual-tests/**"],
  keep: [{ in: "tools/lint/**", token: "words" }],
  rules: [
    { file: "tools/test/machine-words.ts", to: "tools/test/machine-strings.ts" },
    { file: "tools/test/machine-words.test.ts", to: "tools/test/machine-strings.test.ts" },
    { in: "tools/bench/**", from: "RowWords", to: "RowText" },
    { in: "tools/bench/**", from: "inWords", to: "asText" },
    { in: "tools/bench/**", from: "drivenWords", to: "drivenText" },
    { in: "tools/test/**", from: "firstWords", to: "nameFilters" },
    { in: ".storybook/ComponentPage.tsx", from: "Words", to: "FormattedText" },
    {
      in: "tools/bench/first-load.test.ts",
      phrase: "words.js",
      to: "text.js",
      kinds: ["string", "template"],
    },
    { in: "tools/gallery/galleries.ts", from: "words", to: "parts" },
    { in: "tools/mutation/**", from: "words", to: "names" },
    { in: "tools/security/security-page.test.ts", from: "words", to: "text" },
    { in: "tools/lint/lint.test.ts", phrase: /\bwords\b/, to: "dayFormat", kinds: ["string", "template"] },
    { in: "tools/test/processes.ts", from: "words", to: "text" },
    { in: "tools/soak/**", from: "words", to: "text", role: "variable" },
    { in: "tools/new/plopfile.mjs", phrase: "write its words", to: "write its copy", kinds: ["string"] },
    { in: "tools/new/plopfile.mjs", phrase: "its words and in", to: "its copy and in", kinds: ["string"] },
    { in: "tools/new/**", from: "words", to: "text" },
    { in: "tools/ui/screen-styles*.ts", phrase: /\bwords\b/, to: "text", kinds: ["string"] },
    {
      in: ".storybook/exceptions.ts",
      phrase: "asserts the words",
      to: "asserts the text",
      kinds: ["string"],
    },
  ],
};
