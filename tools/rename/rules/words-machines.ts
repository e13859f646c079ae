import type { RuleSet } from "../rule.ts";

const machines = "packages/machines/**";

/** Machines: voice cuts speech into tokens, diagrams label states and guards. */
export const rules: RuleSet = {
  in: ["packages/machines/**", "apps/**", ".storybook/**", "tools/**", "docs/**"],
  rules: [
    { file: "packages/machines/src/diagram/words.ts", to: "packages/machines/src/diagram/labels.ts" },
    { file: "packages/machines/src/voice/voice/voice.words.ts", to: "packages/machines/src/voice/voice/voice.tokens.ts" },

    { from: "stateWords", to: "stateLabel", in: [machines, "tools/**", ".storybook/**"], text: true },
    { from: "guardWords", to: "guardLabel", text: true },
    { from: "transitionWords", to: "transitionLabel", text: true },
    { from: "triggerWords", to: "triggerLabel", text: true },
    { in: machines, from: "plainWords", to: "plainTokens", text: true },
    { in: machines, from: "ownWords", to: "ownTokens", text: true },
    { in: machines, from: "inAllWords", to: "inAllTokens", text: true },
    { in: "**/seo-promotion.machine.ts", from: "serverWords", to: "serverText", text: true },

    // Events and actions, which no snapshot holds.
    { phrase: /(["'`« ])words\.erased\b/, to: "$1text.erased", kinds: ["string", "title", "comment", "markdown", "template"] },
    { phrase: /(["'`« ])words\.typed\b/, to: "$1query.typed", kinds: ["string", "title", "comment", "markdown", "template"] },
    { in: machines, from: "keepWords", to: "saveQuery" },
    { in: machines, string: "keepWords", to: "saveQuery" },
    { in: machines, from: "showWords", to: "showTranscript" },
    { in: machines, string: "showWords", to: "showTranscript" },
    { phrase: /\bshowWords\b/, to: "showTranscript", in: "**", kinds: ["string", "comment", "markdown"] },
    { in: machines, string: "words are heard", to: "speech is heard" },
    { in: machines, string: "words are erased once", to: "the text is erased once" },
    { in: machines, phrase: "words are erased once", to: "the text is erased once", kinds: ["title", "string"] },

    { in: "packages/machines/src/voice/**", from: "words", to: "tokens" },
    { in: "packages/machines/src/diagram/chart.ts", from: "words", to: "label", meant: true },
    { in: "packages/machines/src/diagram/definitions.ts", from: "words", to: "states" },
    { in: "packages/machines/src/diagram/layout.ts", from: "words", to: "lines" },
    { in: "packages/machines/src/diagram/svg.ts", from: "words", to: "lineTexts" },
    { in: "packages/machines/src/diagram/svg.ts", phrase: /class="words"/, to: 'class="label"', kinds: ["template"] },
    { in: "packages/machines/src/diagram/svg.ts", phrase: /\.words \{/, to: ".label {", kinds: ["template"] },
    { in: "packages/machines/src/testing/coverage.ts", from: "words", to: "label" },
    { in: "packages/machines/src/testing/unprovided.ts", from: "words", to: "message" },
    { in: machines, from: "Words", to: "Text" },
    { in: machines, from: "words", to: "text", role: "variable" },
  ],
};
