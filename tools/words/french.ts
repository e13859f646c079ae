/** A mistake of French typography or vocabulary, and how it shows in a text. */
interface Rule {
  says: string;
  pattern: RegExp;
}

/** One way to typeset, one term for each thing (docs/adr/021-one-french.md). */
const rules: readonly Rule[] = [
  {
    says: "a narrow no-break space stands before ; ! ? and »",
    pattern: /[ \u00a0][;!?»]|[\p{L}\d)][!?»](?=\s|$)/u,
  },
  { says: "a narrow no-break space stands after «", pattern: /«[^\u202f]/u },
  { says: "a no-break space stands before :", pattern: /[ \u202f]:(?=\s|$)/u },
  { says: "a no-break space stands before €, % and units", pattern: /\d[ \u202f]?[€%]|[\p{L}\d] [€%]/u },
  { says: "apostrophes are ’", pattern: /\p{L}'\p{L}/u },
  { says: "quotation marks are « »", pattern: /["“”]\p{L}/u },
  { says: "an ellipsis is …", pattern: /\p{L}\.\.\./u },
  { says: "hours are « 9 h » with a no-break space", pattern: /\b\d{1,2}(?:h| h|\u202fh)\b/u },
  { says: "thousands are parted by a narrow no-break space", pattern: /\b\d{1,3}[ \u00a0]\d{3}\b/u },
  { says: "ordinals are 1ᵉʳ and 3ᵉ", pattern: /\b\d+(?:e|è|ème|er|ère|nd|nde)\b/u },
  {
    says: "« e-mail », not « email » or « mail »",
    pattern: /(?<![-\w/.@])(?:[Ee]mails?|[Mm]ails?)(?![-\w@/.:])/u,
  },
  { says: "« contre-proposition », not « contre-offre »", pattern: /contre-offre/iu },
  { says: "missions « pour vous », not « correspondantes »", pattern: /missions correspondantes/iu },
  { says: "« demandeur », not « client »", pattern: /\bclient(?:e?s?)\b(?! satisfaits)/iu },
];

const isFrench = /[\p{L}’] [\p{L}«]|[À-ÿ]|contre-/iu;
/** What looks like a path, a key, a class, a query or a log line is nobody's reading. */
const isTechnical =
  /^[\w./:@?=&#{}*()[\]|,+-]+$|^<|::|->>|^not |to_char|^local\(|^(?:select|insert|update|delete|create|alter|with|from|where|and|on|set|order)\b/i;

const isEnglish =
  /\b(?:the|of|and|to|is|was|are|that|by|every|their|given|taken|answers|counts|refuses|newest)\b/i;

/** What is wrong with a text that French people read; nothing about one that they do not. */
export function mistakesIn(text: string): string[] {
  const said = text.trim();
  // A single term reads like a key.
  if ((isTechnical.test(said) && !/contre-/iu.test(said)) || isEnglish.test(said) || !isFrench.test(said))
    return [];
  return rules.filter(({ pattern }) => pattern.test(text)).map(({ says }) => says);
}

/** Whether a no-break space is of the other width than its sign asks for: meant as typography, and wrong. */
export function hasWrongWidth(text: string): boolean {
  return /\u00a0[;!?»]|«\u00a0|\u202f(?::(?=\s|$)|[€%])/u.test(text);
}
