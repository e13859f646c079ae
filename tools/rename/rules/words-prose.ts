import type { Kind, PhraseRule, RuleSet } from "../rule.ts";

const everywhere = ["apps/**", "packages/**", "tools/**", ".storybook/**", "visual-tests/**", "docs/**", "*.md"];

/** Where words are what is looked for, or what a text is cut into. */
const ofSearch = [
  "apps/server/src/domains/{search,places}/**",
  "apps/server/src/domains/{auth/guessable,messages/messages.search*,offers/offers.repository,missions/missions.list}.ts",
  "apps/server/src/domains/messages/messages.search*.ts",
  "apps/server/src/contract-tests/searches.test.ts",
  "apps/server/src/platform/database/{terms,terms.test,words,words.test}.ts",
  "apps/server/src/testing/{mission-fill-text,search-questions}.ts",
  "apps/web/app/**/{find-advice,find-answers}.server.ts",
  "apps/web/app/entities/place/*",
  "apps/web/app/features/site/{search,palette}/**",
  "packages/api/src/{taxonomy,search}/**",
  "packages/api/src/http/folded*.ts",
  "docs/search*.md",
];

/** Verbs after « words », and as they follow « text ». */
const verbs: Readonly<Record<string, string>> = {
  are: "is",
  "are not": "is not",
  were: "was",
  have: "has",
  stand: "stands",
  stay: "stays",
  come: "comes",
  need: "needs",
  fit: "fits",
  say: "says",
  change: "changes",
  go: "goes",
  name: "names",
  insult: "insults",
  do: "does",
  mean: "means",
  begin: "begins",
  wait: "waits",
  show: "shows",
  lead: "leads",
  follow: "follows",
  find: "finds",
  take: "takes",
  tell: "tells",
  lie: "lies",
  belong: "belongs",
  become: "becomes",
  break: "breaks",
  "don't": "doesn't",
};

/** Sentences whose other parts change too. */
const whole: readonly [phrase: string, to: string][] = [
  ["in the state of these words", "in the state of this label"],
  ["that name people stay out of it", "that names people stays out of it"],
  ["the words of one that a moderator took away are for", "the text of one that a moderator took away is for"],
  ["the words of a thread in their order", "the comments of a thread in their order"],
  ["left the words as they are", "left the text as it is"],
  ["huge words are refused beside their field", "huge text is refused beside its field"],
  ["the words, whoever replaces them", "the text, whoever replaces it"],
  ["words are bounded in number", "the number of entries is bounded"],
  ["refuses what are no words, and takes hostile ones as words", "refuses what is no term, and takes hostile ones as terms"],
  ["their words stay, as they may be open", "their text stays, as it may be open"],
  ["one plan for all words is", "one plan for every search is"],
  ["the words are those of their author", "the text is its author’s"],
  ["words that insult a person, as they stand", "insults, as they stand"],
  ["the same words by the same person count as", "the same text by the same person counts as"],
  ["in a few words that are kept", "in a short text that is stored"],
  ["in a number and in words", "as a number and as text"],
  ["French words of a mission's status", "the French label of a mission's status"],
  ["the same words whatever is typed, so that they are", "the same text whatever is typed, so that it is"],
  ["a run of words: how they look, and where they lead", "a run of text: how it looks, and where it leads"],
  ["the words of a text alone", "the plain text of a text"],
  ["as a refusal in words", "as a refusal with its text"],
  ["rejects in words when", "rejects with a message when"],
  ["words that are read in a minute", "how much is read in a minute"],
  ["words are looked for as the library reads them", "text is looked for as the library reads it"],
  ["the words of a chosen commune are", "the text of a chosen commune is"],
  ["the words of its dialog come with it", "the text of its dialog comes with it"],
  ["a subject and words are asked for", "a subject and a message are asked for"],
  ["words of a comment, sent; they stay where they were typed until they have arrived", "the text of a comment, sent; it stays where it was typed until it has arrived"],
  ["words that name no service lead", "a text that names no service leads"],
  ["and words where there are any", "and a text where there is any"],
  ["encrypts words for one browser alone (RFC 8291 over RFC 8188): whoever carries them", "encrypts a text for one browser alone (RFC 8291 over RFC 8188): whoever carries it"],
  ["each service and each words", "each service and each term"],
  ["says the same words as text", "says the same as text"],
];

const sentences: readonly [phrase: RegExp, to: string][] = [
  [/(["`])words (?=a |status|the )/g, "$1phrases "],
  [/\bin other words\b/, "put otherwise"],
  [/\bin as few words as fit\b/, "as briefly as fits"],
  [/\bin (?:only |just )?(?:a |as |very )?few words\b/, "briefly"],
  [/\b(?:a few|one or two|two or three) words\b/, "a short text"],
  [/\bin (?:one’s|one's|their|your|somebody’s|somebody's|his or her) own words\b/, "in free text"],
  [/\bin words\b/, "as text"],
  [/\bin which words\b/, "with which text"],
  [/\bin (?:these|those) words\b/, "with this text"],
  [/(?<!found )\bin (its|their|the|the same|plain|whatever|general) words\b/, "with $1 text"],
  [/\bbetween words\b/, "at spaces"],
  [/\b(French|common|several|two|three|known|colloquial|misspelt|typed|search) words\b/i, "$1 terms"],
  [/\ball the words\b/, "all the terms"],
  [/\bthese words\b/, "this text"],
  [/\bThese words\b/, "This text"],
  [/\bthose words\b/, "that text"],
  [/\bother words\b/, "other text"],
  [/\bfew words\b/, "little text"],
  [/\bmany words\b/, "much text"],
  ...Object.entries(verbs).flatMap(([verb, next]): [RegExp, string][] => [
    [new RegExp(`\\bwords ((?:that |which |also |then |alone )?)${verb}\\b(?! of)`, "i"), `text $1${next}`],
  ]),
  [/(?<![\w.`-])words(?![\w(`-]|\.\w|(?<="words)")/, "text"],
  [/(?<![\w.`-])Words(?![\w(`-]|\.\w)/, "Text"],
];

const inSearch: readonly [phrase: RegExp, to: string][] = [
  [/(?<![\w.`-])words(?![\w(`-]|\.\w|(?<="words)")/, "terms"],
  [/(?<![\w.`-])Words(?![\w(`-]|\.\w)/, "Terms"],
];

const rulesFor = (
  pairs: readonly [phrase: RegExp, to: string][],
  where: readonly string[],
  kinds?: readonly Kind[],
): PhraseRule[] =>
  pairs.map(([phrase, to]) => ({ in: where, phrase, to, ...(kinds === undefined ? {} : { kinds }) }));

/** Comments, titles of tests and docs; sentences in guides of components and in summaries of the contract. */
export const rules: RuleSet = {
  in: everywhere,
  rules: [
    {
      file: "docs/adr/035-words-and-prices-in-the-composer.md",
      to: "docs/adr/035-text-and-prices-in-the-composer.md",
    },
    { in: ["apps/web/**", "tools/new/**"], phrase: /\/\*\* (?:The words|Words) of\b/, to: "/** Copy of", where: /export const \w/ },
    ...whole.map(([phrase, to]): PhraseRule => ({ phrase, to })),
    ...rulesFor(inSearch, ofSearch),
    ...rulesFor(
      inSearch.map(([phrase, to]): [RegExp, string] => [phrase, to.replace("erms", "okens")]),
      ["packages/machines/src/voice/**"],
    ),
    ...rulesFor(sentences, everywhere),
    ...rulesFor(
      [[/(["'])words\1/, '"text"'], ...sentences],
      ["packages/ui/**/*.guide.ts", "packages/ui/src/apg/*.ts"],
      ["string", "template"],
    ),
    ...rulesFor(
      sentences.map(([phrase, to]): [RegExp, string] => [new RegExp(`(?<=\\s)(?:${phrase.source})(?=[\\s,;.])`, phrase.flags), to]),
      ["packages/api/src/**/contract.ts", "packages/api/src/http/*.test.ts", "tools/**/*.test.ts"],
      ["string"],
    ),
  ],
};
